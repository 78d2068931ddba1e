/** The words of the page itself. What the games say comes from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs, type Lang } from "./prefs.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  de: () => import("../words/de.ftl?raw"),
};

const bundles: Partial<Record<Lang, FluentBundle>> = {};
/** Raised when words come in, so that whatever shows them is drawn again. */
let version = $state(0);

function bundle(lang: Lang): FluentBundle {
  return (bundles[lang] ??= new FluentBundle(lang, { useIsolating: false }));
}

/** Words of a part that is loaded later. */
export function addWords(lang: Lang, text: string): void {
  bundle(lang).addResource(new FluentResource(text), { allowOverrides: true });
  version += 1;
}

export async function loadWords(lang: Lang): Promise<void> {
  if (!bundles[lang]) addWords(lang, (await files[lang]()).default);
}

export function t(id: string, facts?: Record<string, FluentVariable>): string {
  void version;
  const words = bundles[prefs.lang];
  const message = words?.getMessage(id);
  if (!words || !message?.value) return id;
  return words.formatPattern(message.value, facts ?? {});
}

export function hasWord(id: string): boolean {
  void version;
  return bundles[prefs.lang]?.hasMessage(id) ?? false;
}
