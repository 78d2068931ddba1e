/** The words of the lessons' and the sandbox's pages, loaded with them. */

import { addWords, type Words } from "../lib/i18n.svelte";
import { prefs, type Lang } from "../lib/prefs.svelte";

const FILES: Record<Lang, () => Promise<{ default: Words }>> = {
  en: () => import("../words/learn.en.ftl"),
  de: () => import("../words/learn.de.ftl"),
};
const here = $state<Record<Lang, boolean>>({ en: false, de: false });

/** Whether the words of the reader's language are there; asks for them if not. */
export function ready(): boolean {
  const lang = prefs.lang;
  if (!here[lang]) {
    void FILES[lang]().then((found) => {
      addWords(lang, found.default);
      here[lang] = true;
    });
  }
  return here[lang];
}
