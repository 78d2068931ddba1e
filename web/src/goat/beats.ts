/**
 * What happened, cut into beats that are shown one after another: a card that turns over, each number of the Saloon,
 * the end of a round. Only what everybody reads in the log goes in, so nothing of it can tell a secret.
 */

import type { Said } from "../lib/api";
import { SALOON } from "./layout";
import type { GoatView } from "./view";

export interface Told {
  id: number;
  event: { kind: string; [fact: string]: unknown };
  said: Said;
}

export interface Reveal {
  kind: "reveal";
  dealer: number;
  to: number;
  claim: string;
  card: string;
  accepted: boolean;
  lie: boolean;
  lines: Said[];
}
export interface Step {
  kind: "step";
  /** The number in the Saloon, from 1. */
  number: number;
  card: string;
  seat: number | null;
  lines: Said[];
}
export interface RoundEnd {
  kind: "round";
  /** The round that begins. */
  round: number;
  start: number;
  seats: { cards: string[]; lies: number; believed: number }[];
}
export type Beat = Reveal | Step | RoundEnd;

/** What a seat is given while a beat is shown: how much of what, from where. */
export interface Payment {
  seat: number;
  from: string;
  what: string;
  count: number;
}

const text = (value: unknown) => String(value);
const seat = (value: unknown) => Number(value);

/** Which number of the Saloon an event belongs to; 0 if it is none of its doings. */
function numberOf({ event }: Told): number {
  const of = (card: string) => SALOON.indexOf(card) + 1;
  switch (event.kind) {
    case "shot":
      return of("gunslinger");
    case "arrested":
    case "tokens-back":
    case "coins-back":
      return of("sheriff");
    case "kept-tokens":
      return of("robber");
    case "kept-coins":
      return of("charlatan");
    case "served":
      return of("dancer");
    case "gambled":
      return of("gambler");
    case "paid":
    case "bad-luck":
      return of(text(event.card));
    default:
      return 0;
  }
}

/** What belongs to the card that was turned over. */
const OUTCOME = new Set(["placed", "inactive", "discarded", "took-tokens", "took-coins"]);

export function beats(told: Told[], before: GoatView, all: Told[]): Beat[] {
  const found: Beat[] = [];
  let offer = before.offer
    ? { dealer: before.offer.dealer, to: before.offer.to, claim: text(before.offer.claim) }
    : null;
  for (const one of told) {
    const { event, said } = one;
    const last = found.at(-1);
    const number = numberOf(one);
    if (event.kind === "offered") {
      offer = { dealer: seat(event.dealer), to: seat(event.to), claim: text(event.claim) };
    } else if ((event.kind === "accepted" || event.kind === "refused") && offer) {
      const card = text(event.card);
      const accepted = event.kind === "accepted";
      found.push({ kind: "reveal", ...offer, card, accepted, lie: card !== offer.claim, lines: [said] });
    } else if (OUTCOME.has(event.kind) && last?.kind === "reveal") {
      last.lines.push(said);
    } else if (number) {
      const card = SALOON[number - 1];
      if (last?.kind === "step" && last.number === number) last.lines.push(said);
      else found.push({ kind: "step", number, card, seat: before.control[card] ?? said.seat ?? null, lines: [said] });
    } else if (event.kind === "round" && Number(event.round) > 1) {
      found.push({
        kind: "round",
        round: Number(event.round),
        start: seat(event.start),
        seats: summed(all, one.id, before),
      });
    }
  }
  return found;
}

/** What each seat got in the round that ends with this line, and how it lied. */
function summed(all: Told[], until: number, view: GoatView): RoundEnd["seats"] {
  const seats = view.seats.map(() => ({ cards: [] as string[], lies: 0, believed: 0 }));
  const past = all.filter((one) => one.id < until);
  const from = past.findLastIndex(({ event }) => event.kind === "round");
  let offer: { dealer: number; claim: string } | null = null;
  for (const { event } of past.slice(Math.max(0, from))) {
    if (event.kind === "offered") offer = { dealer: seat(event.dealer), claim: text(event.claim) };
    else if (event.kind === "placed") seats[seat(event.seat)]?.cards.push(text(event.card));
    else if ((event.kind === "accepted" || event.kind === "refused") && offer && event.card !== offer.claim) {
      seats[offer.dealer].lies += 1;
      if (event.kind === "accepted") seats[offer.dealer].believed += 1;
    }
  }
  return seats;
}

/** What changes hands, for what travels over the board. */
export function payments(told: Told[]): Payment[] {
  return told.flatMap(({ event }): Payment[] => {
    const to = seat(event.seat);
    const count = Number(event.count);
    switch (event.kind) {
      case "took-tokens":
        return [{ seat: to, from: `character:${text(event.card)}`, what: text(event.token), count }];
      case "took-coins":
        return [{ seat: to, from: `location:${text(event.place)}`, what: "coin", count }];
      case "paid":
        return [{ seat: to, from: `character:${text(event.card)}`, what: "coin", count }];
      case "kept-tokens":
        return [{ seat: to, from: "character:robber", what: text(event.token), count }];
      case "kept-coins":
        return [{ seat: to, from: "character:charlatan", what: "coin", count }];
      case "served":
        return [{ seat: seat(event.to), from: "location:saloon", what: "bottle", count }];
      default:
        return [];
    }
  });
}
