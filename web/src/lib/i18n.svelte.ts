/** The words of the page itself. What the games say comes from the server. */

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../words/de.ftl";
import en from "../words/en.ftl";
import { prefs, type Lang } from "./prefs.svelte";

/** Messages by name, as the build has read them. */
export type Words = [id: string, value: FluentResource["body"][number]["value"]][];

/** Both languages are small, and asking for one would cost more than having two. */
const files: Record<Lang, Words[]> = { de: [de], en: [en] };

const bundles: Partial<Record<Lang, FluentBundle>> = {};
/** Raised when words come in, so that whatever shows them is drawn again. */
let version = $state(0);

function bundle(lang: Lang): FluentBundle {
  let words = bundles[lang];
  if (!words) {
    words = bundles[lang] = new FluentBundle(lang, { useIsolating: false });
    for (const file of files[lang]) add(words, file);
  }
  return words;
}

function add(words: FluentBundle, file: Words): void {
  const body = file.map(([id, value]) => ({ id, value, attributes: {} })) as FluentResource["body"];
  words.addResource({ body }, { allowOverrides: true });
}

/** Words of a part that is loaded later. */
export function addWords(lang: Lang, file: Words): void {
  files[lang].push(file);
  const words = bundles[lang];
  if (words) add(words, file);
  version += 1;
}

export function t(id: string, facts?: Record<string, FluentVariable>): string {
  void version;
  const words = bundle(prefs.lang);
  const message = words.getMessage(id);
  if (!message?.value) return id;
  return words.formatPattern(message.value, facts ?? {});
}

export function hasWord(id: string): boolean {
  void version;
  return bundle(prefs.lang).hasMessage(id);
}
