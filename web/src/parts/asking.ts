/** The words of the questions before a game: whoever puts one of them brings them along. */

import { addFiles, type Words } from "../lib/i18n.svelte";

addFiles(import.meta.glob<Words>("../words/setup.*.ftl", { eager: true, import: "default" }));
