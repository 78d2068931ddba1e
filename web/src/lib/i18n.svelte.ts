/** The words of the page itself. What the games say comes from the server. */

import de from "../words/de.ftl";
import en from "../words/en.ftl";
import { prefs, type Lang } from "./prefs.svelte";

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

/** Both languages are small, and asking for one would cost more than having two. */
const words: Record<Lang, Words> = { de, en };

/** Raised when words come in, so that whatever shows them is drawn again. */
let version = $state(0);

/** Words of a part that is loaded later. */
export function addWords(lang: Lang, more: Words): void {
  Object.assign(words[lang], more);
  version += 1;
}

export function t(id: string, facts: Facts = {}): string {
  void version;
  const pattern = words[prefs.lang][id];
  return pattern === undefined ? id : say(pattern, facts);
}

export function hasWord(id: string): boolean {
  void version;
  return id in words[prefs.lang];
}

function say(pattern: Pattern, facts: Facts): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => (typeof part === "string" ? part : said(part, facts))).join("");
}

function said({ fact, cases, other }: Fact, facts: Facts): string {
  const value = facts[fact];
  if (cases) return say(cases[value] ?? cases[value === 1 ? "one" : "other"] ?? cases[other!], facts);
  // Only large or broken numbers are written differently in the two languages, and asking how takes long.
  return typeof value === "number" && !(Number.isInteger(value) && Math.abs(value) < 1000) ? value.toLocaleString(prefs.lang) : String(value);
}
