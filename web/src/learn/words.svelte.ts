/** The words of the lessons' and the sandbox's pages, loaded with them. */

import { inOneLanguage, type Words } from "../lib/i18n.svelte";

/** Whether there are any; asks for those of the reader's language. */
export const ready = inOneLanguage(import.meta.glob<Words>("../words/learn.*.ftl", { import: "default" }));
