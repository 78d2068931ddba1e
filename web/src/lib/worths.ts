/** What was measured of a game, as `GET /api/almanac/…/settings/…` tells it: whole numbers by column, unpacked here. */

import { prefs } from "./prefs.svelte";

/** A setting in the list of them. */
export interface Head {
  setting: string;
  players: number;
  moment: number;
  all_games: number;
  half_widths: { wanted: number; median: number; widest: number; reached: number };
  kinds: [string, number, boolean][];
  /** By language, what the game calls the setting, its unit, kinds and things. */
  titles?: Record<string, Record<string, string>>;
}

/** A column of figures; one number where all of it is the same. */
type Column = number[] | number;

export interface Setting extends Head {
  money: Money;
  ids: string[];
  /** So many of a column's steps make one. */
  scales: Record<"price" | "worth" | "half" | "win" | "win_half", number>;
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

/** What somebody is worth. */
export interface Worth {
  price: number;
  worth: number;
  half: number;
  net: number;
  netHalf: number;
  win: number;
  winHalf: number;
  netWin: number;
  netWinHalf: number;
}

/** Figures of one thing, and what a dollar is worth beside them. */
export interface Told {
  money: Money;
  price: number;
  worth: number;
  half: number;
  win: number;
  win_half: number;
}

export function worthOf({ money, price, worth, half, win, win_half }: Told): Worth {
  return {
    price,
    worth,
    half,
    net: worth - price * money.worth,
    netHalf: Math.hypot(half, price * money.half),
    win,
    winHalf: win_half,
    netWin: win - price * money.win,
    netWinHalf: Math.hypot(win_half, price * money.win_half),
  };
}

/** The k-th thing of a setting. */
export function figure(one: Setting, k: number): Worth {
  const at = (name: keyof Setting["scales"]) => {
    const column = one[name];
    return (typeof column === "number" ? column : column[k]) / one.scales[name];
  };
  const [price, worth, half, win, win_half] = [at("price"), at("worth"), at("half"), at("win"), at("win_half")];
  return worthOf({ money: one.money, price, worth, half, win, win_half });
}

export interface Other extends Worth {
  kind: string;
  id: string;
}

/** What stands in no table: strategy cards, safes, characters … */
export function others(one: Setting): Other[] {
  const found: Other[] = [];
  let [k, named] = [0, 0];
  for (const [kind, count, tabled] of one.kinds)
    for (let n = 0; n < count; n += 1, k += 1)
      if (!tabled) found.push({ kind, id: one.ids[named++], ...figure(one, k) });
  return found;
}

/** Things without a table by kind, each from the best to the worst. */
export function byKind(one: Setting): { kind: string; some: Other[] }[] {
  const found = new Map<string, Other[]>();
  for (const other of others(one)) found.set(other.kind, [...(found.get(other.kind) ?? []), other]);
  return [...found].map(([kind, some]) => ({ kind, some: some.sort((a, b) => b.worth - a.worth) }));
}

/** `+1.20`, `−0.35`, in the reader's language. */
export function signed(value: number, digits = 2, lang: string = prefs.lang): string {
  return `${value < 0 ? "−" : "+"}${plain(Math.abs(value), digits, lang)}`;
}

export function plain(value: number, digits = 2, lang: string = prefs.lang): string {
  return value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
