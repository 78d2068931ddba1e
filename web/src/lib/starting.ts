/** Opening a table from the lobby's few questions. */

import { post, type NewTable, type Place } from "./api";
import { ALONE } from "./bills";
import { somebody } from "./me.svelte";
import { go } from "./router.svelte";
import { USUAL_BOT } from "./usual";

/** alone: the solo game, against an enemy that the rules play. */
export type Company = "bots" | "friends" | "device" | "alone";

export interface Wish {
  game: string;
  players: number;
  company: Company;
  /** Level, and perhaps personality, of each bot. */
  bots: string[];
  options: Record<string, unknown>;
  /** The text of a card file of one's own. */
  cards: string;
  pace: "live" | "turn";
  bank: number;
  public: boolean;
  /** Whether friends may ask what a bot would do; against bots everybody may. */
  hints: boolean;
  /** Whom a game alone is played against, and which of its two sides. */
  enemy: string;
  expert: boolean;
  /** Names of those who share this device, the first at it included. */
  names: string[];
}

export { USUAL_BOT };

/** A game with bots, everything as usual. */
export function usualWish(game: string, players: number, options: Record<string, unknown> = {}): Wish {
  return {
    game,
    players,
    company: "bots",
    bots: [],
    options: { ...options },
    cards: "",
    pace: "live",
    bank: 0,
    public: false,
    hints: false,
    enemy: "lilith-boone",
    expert: false,
    names: [],
  };
}
export const SECRETS = "saloon.seats.";

/** Keep the secrets of those who share this device, for as long as the tab is open and longer. */
export function keepSeats(table: string, seats: Record<number, string>): void {
  localStorage.setItem(SECRETS + table, JSON.stringify(seats));
}

export function keptSeats(table: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(SECRETS + table) ?? "{}");
  } catch {
    return {};
  }
}

export async function open(wish: Wish): Promise<void> {
  await somebody(wish.company === "device" ? wish.names[0] : undefined);
  if (wish.company === "alone" && ALONE)
    wish = { ...wish, game: ALONE.id, players: 1, options: ALONE.bill.alone!.options(wish) };
  const others = Array.from({ length: wish.players - 1 }, (_, k) =>
    wish.company === "bots" ? `bot:${wish.bots[k] ?? USUAL_BOT}` : "human",
  );
  const table: NewTable = {
    game: wish.game,
    seats: ["human", ...others],
    options: wish.options,
    cards: wish.cards,
    // Nothing counts down where no friend waits, and on one device nobody can act out of turn: every question is put to
    // one seat after another, and waits for its answer.
    pace: wish.company === "friends" ? wish.pace : "turn",
    clock: wish.bank ? { bank: wish.bank, increment: Math.round(wish.bank / 60) } : undefined,
    public: wish.public,
    sit: true,
    hints: wish.company === "friends" ? wish.hints : undefined,
    hotseat: wish.company === "device" ? wish.names.slice(1, wish.players) : [],
  };
  const made = await post<Place>("/api/tables", table);
  if (wish.company === "device" && made.secret && made.seat != null) {
    keepSeats(made.table, { ...made.others, [made.seat]: made.secret });
  }
  go(`/t/${made.table}`);
}
