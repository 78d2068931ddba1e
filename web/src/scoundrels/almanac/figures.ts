/** What was measured, as `GET /api/almanac/scoundrels` tells it: whole numbers by column, unpacked here. */

export interface Setting {
  setting: string;
  players: number;
  moment: number;
  all_games: number;
  deviation: number;
  money: { worth: number; half: number; win: number; win_half: number };
  half_widths: { wanted: number; median: number; widest: number; reached: number };
  rows: Record<string, [number, number]>;
  columns: Record<string, [number, number]>;
  doubts?: { halves: Record<string, number>; coverage: Record<string, number> };
  /** In games without gifts: how often each came into the Saloon, was hired and was used. */
  watched?: { games: number; rows: Record<string, Sights>; columns: Record<string, Sights> };
  /** By job, who stands well beside it: what the two are worth beyond each of them, and its half-width. */
  partners?: Record<string, [string, number, number][]>;
  /** The most extreme, measured again by a stronger bot. */
  levels?: { bot: string; things: number; games: number; "rank correlation": number; low: number; high: number };
  kinds: [string, number, boolean][];
  table: "whole" | [number, number][];
  ids: string[];
  price: number[];
  worth: number[];
  half: number[];
  win: number[];
  win_half: number[];
}

/** Seen, hired, used. */
export type Sights = [number, number, number];

export interface Figure {
  job: string;
  trait: string;
  price: number;
  worth: number;
  half: number;
  net: number;
  netHalf: number;
  win: number;
  winHalf: number;
}

/** The scoundrels of a setting. */
export function scoundrels(one: Setting): Figure[] {
  const jobs = Object.keys(one.rows);
  const traits = Object.keys(one.columns);
  const found: Figure[] = [];
  let [at, place] = [0, 0];
  for (const [, count, tabled] of one.kinds) {
    for (let k = 0; k < count; k += 1, at += 1) {
      if (!tabled) continue;
      const [row, column] =
        one.table === "whole" ? [Math.floor(place / traits.length), place % traits.length] : one.table[place];
      place += 1;
      const [worth, half, price] = [one.worth[at] / 100, one.half[at] / 100, one.price[at]];
      found.push({
        job: jobs[row],
        trait: traits[column],
        price,
        worth,
        half,
        net: worth - price * one.money.worth,
        netHalf: Math.hypot(half, price * one.money.half),
        win: one.win[at] / 1000,
        winHalf: one.win_half[at] / 1000,
      });
    }
  }
  return found;
}

export type By = "worth" | "net" | "win";

/** A colour for a value: blue below zero, red above, pale in the middle; `most` is full colour. */
export function tint(value: number, most: number): string {
  const part = Math.max(-1, Math.min(1, value / (most || 1)));
  const strong = Math.sqrt(Math.abs(part));
  const [r, g, b] = part < 0 ? [38, 92, 160] : [172, 48, 24];
  const mixed = (end: number) => Math.round(240 + (end - 240) * strong);
  return `rgb(${mixed(r)}, ${mixed(g)}, ${mixed(b)})`;
}

/** `+1.20`, `−0.35`. */
export function signed(value: number, digits = 2): string {
  const said = Math.abs(value).toFixed(digits);
  return `${value < 0 ? "−" : "+"}${said}`;
}
