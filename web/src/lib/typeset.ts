/**
 * Sentences of the server, with the apostrophes, quotation marks and spaces that one reads. Programs and the cards'
 * language have the plain sign of a keyboard, and keep it: this is done where words come in, for whoever reads here.
 */

/** What is meant for programs: it is compared, or sent back as it came. */
const EXACT = new Set(["view", "changes", "event", "events", "setting", "options", "word", "secret", "invite", "link"]);

export const curled = (text: string): string =>
  text.replace(/(^|[\s(])'(?=[\p{L}\p{N}$])/gu, "$1‘").replaceAll("'", "’");

/** An amount stays on one line with its sign: German says "5 $". */
const kept = (text: string): string => text.replace(/(\d) \$(?!\w)/g, "$1\u00a0$$");

/** Sets every sentence in what was told, in its place. */
export function typeset<T>(told: T): T {
  if (typeof told === "string") return (/['$]/.test(told) ? kept(curled(told)) : told) as T;
  if (typeof told === "object" && told !== null)
    for (const [key, value] of Object.entries(told))
      if (value !== null && (typeof value === "string" || typeof value === "object") && !EXACT.has(key))
        (told as Record<string, unknown>)[key] = typeset(value);
  return told;
}
