/** The words of the page itself. What the games say comes from the server. */

import first from "../words/en.ftl";
import { FIRST, LANGS, prefs, type Lang } from "./prefs.svelte";

/** A message as the build has read it: text, facts in it, and cases that depend on a fact. */
export type Pattern = string | (string | Fact)[];
interface Fact {
  fact: string;
  cases?: Record<string, Pattern>;
  /** The case for everything else. */
  other?: string;
}
export type Words = Record<string, Pattern>;
export type Facts = Record<string, string | number>;

/** By language; those of the first are always there, and whoever reads another one fetches its own. */
const words = Object.fromEntries(LANGS.map(([lang]) => [lang, {}])) as Record<Lang, Words>;

/** Raised when words come in, so that whatever shows them is drawn again. */
let version = $state(0);

/** Words of a part that is loaded later. */
export function addWords(lang: Lang, more: Words): void {
  Object.assign(words[lang], more);
  version += 1;
}

/** The same for files of every language, by their paths: `de.ftl`, `learn.de.ftl`. */
export function addFiles(found: Record<string, Words>): void {
  for (const [lang] of LANGS) {
    const path = Object.keys(found).find((one) => new RegExp(`[./]${lang}[.]ftl$`).test(one));
    if (path) addWords(lang, found[path]);
  }
}

/** After so many milliseconds words that did not come are asked for again. */
const AGAIN = 2000;

/**
 * Words that come in the reader's language alone, or in the first where that has none: answers whether there are any;
 * asking fetches them.
 */
export function inOneLanguage(files: Record<string, () => Promise<Words>>): () => boolean {
  const asked = new Set<Lang>();
  const file = (lang: Lang) => Object.keys(files).find((one) => one.endsWith(`.${lang}.ftl`));
  let here = $state(false);
  let failures = $state(0);
  return () => {
    void failures;
    const lang = file(prefs.lang) ? prefs.lang : FIRST;
    if (!asked.has(lang)) {
      asked.add(lang);
      files[file(lang)!]().then(
        (found) => {
          addWords(lang, found);
          here = true;
        },
        () => {
          asked.delete(lang);
          setTimeout(() => (failures += 1), AGAIN);
        },
      );
    }
    return here;
  };
}

addWords(FIRST, first);

const others = import.meta.glob<Words>(["../words/[a-z][a-z].ftl", "!../words/en.ftl"], { import: "default" });
const coming = new Map<Lang, Promise<void>>();

/** The page's own words in the reader's language; kept once they are there, or cannot be had now. */
export function spoken(lang: Lang = prefs.lang): Promise<void> {
  const file = others[`../words/${lang}.ftl`];
  if (!file) return Promise.resolve();
  if (!coming.has(lang))
    coming.set(
      lang,
      file().then(
        (found) => addWords(lang, found),
        () => void setTimeout(() => (coming.delete(lang), (version += 1)), AGAIN),
      ),
    );
  return coming.get(lang)!;
}

export function t(id: string, facts: Facts = {}): string {
  void version;
  void spoken();
  // While the words of a language are on their way, those of another are better than none.
  const pattern = words[prefs.lang][id] ?? words[FIRST][id] ?? LANGS.map(([lang]) => words[lang][id]).find(Boolean);
  return pattern === undefined ? id : say(pattern, facts);
}

export function hasWord(id: string, lang: Lang = prefs.lang): boolean {
  void version;
  return id in words[lang];
}

function say(pattern: Pattern, facts: Facts): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => (typeof part === "string" ? part : said(part, facts))).join("");
}

function said({ fact, cases, other }: Fact, facts: Facts): string {
  const value = facts[fact];
  if (cases) return say(cases[value] ?? cases[value === 1 ? "one" : "other"] ?? cases[other!], facts);
  // Only large or broken numbers are written differently in the two languages, and asking how takes long.
  return typeof value === "number" && !(Number.isInteger(value) && Math.abs(value) < 1000)
    ? value.toLocaleString(prefs.lang)
    : String(value);
}
