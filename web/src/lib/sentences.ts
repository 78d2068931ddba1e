/** What was said, as plain words: without the links to what it speaks of. */

import type { Said } from "./api";

export const plain = (said: Said): string =>
  said.parts.map((part) => (typeof part === "string" ? part : part[0])).join("");
