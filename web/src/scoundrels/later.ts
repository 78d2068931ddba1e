/** Words for what opens over the board: they come with it, not with the board. */

import { addFiles } from "../lib/i18n.svelte";

addFiles(import.meta.glob("../words/scoundrels-later.*.ftl", { eager: true, import: "default" }));
