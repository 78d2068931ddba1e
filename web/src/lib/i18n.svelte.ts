/** The words of the page itself. What the games say comes from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../words/de.ftl?raw";
import en from "../words/en.ftl?raw";
import { prefs, type Lang } from "./prefs.svelte";

/** Both languages are small, and asking for one would cost more than having two. */
const files: Record<Lang, string> = { de, en };

const bundles: Partial<Record<Lang, FluentBundle>> = {};
/** Raised when words come in, so that whatever shows them is drawn again. */
let version = $state(0);

function bundle(lang: Lang): FluentBundle {
  let words = bundles[lang];
  if (!words) {
    words = bundles[lang] = new FluentBundle(lang, { useIsolating: false });
    words.addResource(new FluentResource(files[lang]));
  }
  return words;
}

/** Words of a part that is loaded later. */
export function addWords(lang: Lang, text: string): void {
  bundle(lang).addResource(new FluentResource(text), { allowOverrides: true });
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
