/** What was measured of scoundrels: a table of jobs and traits. */

import {
  figure,
  type Head as AnyHead,
  type Setting as AnySetting,
  type Told as AnyTold,
  type Worth,
} from "../../lib/worths";

export { plain, signed, worthOf, type Worth } from "../../lib/worths";
export type Head = AnyHead;

export interface Setting extends AnySetting {
  deviation: number;
  rows: Record<string, [number, number]>;
  columns: Record<string, [number, number]>;
  doubts?: { halves: Record<string, number>; coverage: Record<string, number> };
  /** In games without gifts: how often each came into the Saloon, was hired and was used. */
  watched?: { games: number; rows: Record<string, Sights>; columns: Record<string, Sights> };
  /** By job or trait, who stands well beside it: what the two are worth beyond each of them, and its half-width. */
  partners?: Record<string, [string, number, number][]>;
  /** The most extreme, measured again by stronger bots. */
  levels?: Level[];
  table: "whole" | [number, number][];
}

/** Settings of pairs, which the pages of scoundrels tell: jobs together, traits together. */
export const PAIRS = ["partners", "neighbours"];

export interface Level {
  bot: string;
  things: number;
  games: number;
  "rank correlation": number;
  low: number;
  high: number;
}

/** Seen, hired, used. */
export type Sights = [number, number, number];

export interface Figure extends Worth {
  job: string;
  trait: string;
}

/** One scoundrel in one setting, as `GET /api/almanac/scoundrels/things` tells it. */
export interface Told extends AnyTold {
  setting: string;
  /** How often bots saw, hired and used its job and its trait. */
  seen?: [Sights | null, Sights | null];
}

/** The scoundrels of a setting. */
export function scoundrels(one: Setting): Figure[] {
  const jobs = Object.keys(one.rows);
  const traits = Object.keys(one.columns);
  const found: Figure[] = [];
  let [k, place] = [0, 0];
  for (const [, count, tabled] of one.kinds) {
    for (let n = 0; n < count; n += 1, k += 1) {
      if (!tabled) continue;
      const [row, column] =
        one.table === "whole" ? [Math.floor(place / traits.length), place % traits.length] : one.table[place];
      place += 1;
      found.push({ job: jobs[row], trait: traits[column], ...figure(one, k) });
    }
  }
  return found;
}

/** In tech and in chances to win, gross and net of the price. */
export const BYS = ["worth", "net", "win", "netWin"] as const;
export type By = (typeof BYS)[number];
export const HALF = { worth: "half", net: "netHalf", win: "winHalf", netWin: "netWinHalf" } as const;
/** How a figure is written: chances in hundredths. */
export const writtenAs = (by: By) =>
  by === "win" || by === "netWin" ? { digits: 1, unit: "\u00a0%" } : { digits: 2, unit: "" };

/** A figure as people read it: victories in hundredths. */
export const shownAs = (one: Worth, by: By): [number, number] =>
  writtenAs(by).unit ? [100 * one[by], 100 * one[HALF[by]]] : [one[by], one[HALF[by]]];

/** A value among those that are usual: −1 to 1, where `most` is full ink. */
export function ink(value: number, most: number): number {
  const part = Math.max(-1, Math.min(1, value / (most || 1)));
  return Math.sign(part) * Math.sqrt(Math.abs(part));
}

/** What deeds a text tells of, by the verbs of the card language. */
export const VERBS = [
  "gain",
  "steal",
  "scout",
  "mark",
  "hire",
  "discard",
  "swap",
  "spend",
  "lose",
  "draw",
  "place",
  "send",
  "free",
  "use",
] as const;

export const deeds = (text: string): Set<string> => {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);
  return new Set(VERBS.filter((verb) => words.has(verb)));
};
