/** The words of the lessons' and the sandbox's pages, loaded with them. */

import { addWords, type Words } from "../lib/i18n.svelte";
import { FIRST, prefs, type Lang } from "../lib/prefs.svelte";

const FILES = import.meta.glob<Words>("../words/learn.*.ftl", { import: "default" });
const file = (lang: Lang) => FILES[`../words/learn.${lang}.ftl`];
const here = $state<Partial<Record<Lang, boolean>>>({});

/** Whether the words of the reader's language are there; asks for them if not. */
export function ready(): boolean {
  const lang = file(prefs.lang) ? prefs.lang : FIRST;
  if (!here[lang]) {
    void file(lang)().then((found) => {
      addWords(lang, found);
      here[lang] = true;
    });
  }
  return here[lang] ?? false;
}
