/** What the board says by itself, in Fluent; everything about the game comes from the server in words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import type { Lang } from "./cards.svelte";

export type Say = (key: string, facts?: Record<string, FluentVariable>) => string;

const bundles = new Map<Lang, Say>();

/** The words of a language. */
export function words(lang: Lang): Say {
  let say = bundles.get(lang);
  if (!say) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(lang === "de" ? de : en));
    say = (key, facts) => {
      const message = bundle.getMessage(key);
      return message?.value ? bundle.formatPattern(message.value, facts) : key;
    };
    bundles.set(lang, say);
  }
  return say;
}
