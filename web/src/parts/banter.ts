/**
 * Table talk of the house's players. Who speaks, of what and how often hangs on what all have seen and on dice of the
 * table's own: its name and how often this has happened. No view and no event comes in here, so no line tells a secret.
 */

import { parts } from "../lib/bots.svelte";
import { addFiles, hasWord, t } from "../lib/i18n.svelte";

addFiles(import.meta.glob("../words/banter.*.ftl", { eager: true, import: "default" }));

/** What has just befallen somebody, before everybody's eyes. */
export type Mood = "won" | "lost" | "doubted";

export interface Remark {
  seat: number;
  mood: Mood;
  /** How often something like it has happened at this table. */
  nth: number;
}

/** A bot to whom something happened: it may say a line of its own. */
export interface Speaking {
  table: string;
  bot: string;
  name: string;
  remark: Remark;
  /** It was said: it can be read later. */
  heard?: () => void;
}

const LINES = 2;
/** One remark in so many is made. */
const SELDOM = 2;

function dice(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** What a bot says, one with a character in that one's words; "" where it keeps silent, or has no voice of its own. */
export function line(table: string, bot: string, { seat, mood, nth }: Remark): string {
  const throwing = dice(`${table} ${seat} ${mood} ${nth}`);
  if ((throwing >>> 8) % SELDOM) return "";
  const { level, character } = parts(bot);
  const ids = [character, level].map((who) => `banter-${who}-${mood}-${throwing % LINES}`);
  const id = ids.find((one) => hasWord(one));
  return id ? t(id) : "";
}
