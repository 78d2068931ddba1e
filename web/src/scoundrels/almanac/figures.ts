/** What was measured, as `GET /api/almanac/scoundrels/settings/…` tells it: whole numbers by column, unpacked here. */

/** A setting in the list of them. */
export interface Head {
  setting: string;
  players: number;
  moment: number;
  all_games: number;
  half_widths: { wanted: number; median: number; widest: number; reached: number };
  kinds: [string, number, boolean][];
}

/** A column of figures; one number where all of it is the same. */
type Column = number[] | number;

export interface Setting extends Head {
  deviation: number;
  money: Money;
  rows: Record<string, [number, number]>;
  columns: Record<string, [number, number]>;
  doubts?: { halves: Record<string, number>; coverage: Record<string, number> };
  /** In games without gifts: how often each came into the Saloon, was hired and was used. */
  watched?: { games: number; rows: Record<string, Sights>; columns: Record<string, Sights> };
  /** By job, who stands well beside it: what the two are worth beyond each of them, and its half-width. */
  partners?: Record<string, [string, number, number][]>;
  /** The most extreme, measured again by a stronger bot. */
  levels?: { bot: string; things: number; games: number; "rank correlation": number; low: number; high: number };
  table: "whole" | [number, number][];
  ids: string[];
  price: Column;
  worth: Column;
  half: Column;
  win: Column;
  win_half: Column;
}

export interface Money {
  worth: number;
  half: number;
  win: number;
  win_half: number;
}

/** Seen, hired, used. */
export type Sights = [number, number, number];

/** What somebody is worth. */
export interface Worth {
  price: number;
  worth: number;
  half: number;
  net: number;
  netHalf: number;
  win: number;
  winHalf: number;
}

export interface Figure extends Worth {
  job: string;
  trait: string;
}

/** One scoundrel in one setting, as `GET /api/almanac/scoundrels/things` tells it. */
export interface Told {
  setting: string;
  money: Money;
  price: number;
  worth: number;
  half: number;
  win: number;
  win_half: number;
  /** How often bots saw, hired and used its job and its trait. */
  seen?: [Sights | null, Sights | null];
}

const at = (column: Column, k: number): number => (typeof column === "number" ? column : column[k]);

export function unpacked(told: Omit<Told, "setting" | "seen">): Worth {
  const [worth, half, price] = [told.worth / 100, told.half / 100, told.price];
  return {
    price,
    worth,
    half,
    net: worth - price * told.money.worth,
    netHalf: Math.hypot(half, price * told.money.half),
    win: told.win / 1000,
    winHalf: told.win_half / 1000,
  };
}

function figure(one: Setting, k: number): Worth {
  const { money } = one;
  const [price, worth, half] = [at(one.price, k), at(one.worth, k), at(one.half, k)];
  return unpacked({ money, price, worth, half, win: at(one.win, k), win_half: at(one.win_half, k) });
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

export interface Other extends Worth {
  kind: string;
  id: string;
}

/** What is no scoundrel: strategy cards, leaders, safes, mods, debts, the place at the table, automa cards. */
export function others(one: Setting): Other[] {
  const found: Other[] = [];
  let [k, named] = [0, 0];
  for (const [kind, count, tabled] of one.kinds)
    for (let n = 0; n < count; n += 1, k += 1)
      if (!tabled) found.push({ kind, id: one.ids[named++], ...figure(one, k) });
  return found;
}

export type By = "worth" | "net" | "win";
export const HALF = { worth: "half", net: "netHalf", win: "winHalf" } as const;

/** A figure as people read it: victories in hundredths. */
export const shownAs = (one: Worth, by: By): [number, number] =>
  by === "win" ? [100 * one.win, 100 * one.winHalf] : [one[by], one[HALF[by]]];

/** `+1.20`, `−0.35`, in the reader's language. */
export function signed(value: number, digits = 2, lang = "en"): string {
  return `${value < 0 ? "−" : "+"}${plain(Math.abs(value), digits, lang)}`;
}

export function plain(value: number, digits = 2, lang = "en"): string {
  const said = value.toFixed(digits);
  return lang === "de" ? said.replace(".", ",") : said;
}

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
