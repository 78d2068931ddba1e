/**
 * What happened, cut into beats that are shown one after another: an offer, a card that turns over and what comes of
 * it, each number of the Saloon, the end of a round. Only what everybody reads in the log goes in, so nothing of it can
 * tell a secret.
 */

import type { Said } from "../lib/api";
import type { Remark } from "../parts/banter";
import type { Flight } from "../lib/flight";
import type { Told } from "../lib/showing.svelte";
import { SALOON } from "./layout";
import type { GoatView } from "./view";

export type { Told };

export interface Reveal {
  kind: "reveal";
  dealer: number;
  to: number;
  claim: string;
  card: string;
  accepted: boolean;
  lie: boolean;
  /** Whether it was read and what comes of it is being shown. */
  done: boolean;
  /** What the card led to, in words; said when it was read. */
  lines: Said[];
  told: Told[];
}
/** What somebody decided for a card that was placed: whom to rob, from whom to take. */
export interface Deed {
  kind: "deed";
  card: string;
  seat: number | null;
  lines: Said[];
  told: Told[];
}
/** The doors of the Saloon open. */
export interface Doors {
  kind: "doors";
  told: Told[];
}
export interface Step {
  kind: "step";
  /** The number in the Saloon, from 1. */
  number: number;
  card: string;
  seat: number | null;
  /** Nothing happens at this number: it is passed by. */
  empty: boolean;
  lines: Said[];
  told: Told[];
}
export interface RoundEnd {
  kind: "round";
  /** The round that begins. */
  round: number;
  start: number;
  seats: { cards: string[]; lies: number; believed: number }[];
  told: Told[];
}
/** A card lies before somebody; how it got there is seen. */
export interface Offered {
  kind: "offer";
}
/** So much happened that it is asked whether to watch it. */
export interface Since {
  kind: "since";
  count: number;
}
export type Act = Reveal | Deed | Doors | Step | RoundEnd;
export type Beat = Act | Offered | Since;

const text = (value: unknown) => String(value);
const seat = (value: unknown) => Number(value);
const LAST = SALOON.length;

/** Whether the Dancer is in the Saloon: then it is hers to choose whom tokens are drawn from. */
const danced = (view: GoatView) => view.control.dancer !== undefined;

/** Which number of the Saloon an event belongs to; 0 if it is none of its doings. */
function numberOf({ event }: Told, view: GoatView): number {
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
      return of(danced(view) ? "dancer" : "gambler");
    case "paid":
      return of(text(event.card));
    case "bad-luck":
      // Whom the Robber and the Charlatan find nothing at is seen when they are placed.
      return ["robber", "charlatan"].includes(text(event.card)) ? 0 : of(text(event.card));
    default:
      return 0;
  }
}

/** What belongs to the card that was turned over. */
const OUTCOME = new Set(["placed", "inactive", "discarded", "took-tokens", "took-coins", "bad-luck"]);
/** What is decided about a card that lies there already. */
const DEEDS: Record<string, string> = { robbed: "robber", swindled: "charlatan" };

/** The beats of what happened between two views; `all` is everything told so far. */
export function beats(told: Told[], before: GoatView, after: GoatView, all: Told[]): Act[] {
  const found: Act[] = [];
  let offer = before.offer
    ? { dealer: before.offer.dealer, to: before.offer.to, claim: text(before.offer.claim) }
    : null;
  /** The number of the Saloon that was passed last in this round; -1 while its doors are shut. */
  let reached = Math.max(saloonSoFar(all, told[0]?.id ?? Infinity, before), asking(before) - 1);
  const passed = (until: number) => {
    if (reached < 0) found.push({ kind: "doors", told: [] });
    for (let number = Math.max(0, reached) + 1; number <= until; number++) found.push(nothing(number, before));
    reached = Math.max(reached, until, 0);
  };
  for (const one of told) {
    const { event, said } = one;
    const last = found.at(-1);
    const number = numberOf(one, before);
    if (event.kind === "offered") {
      offer = { dealer: seat(event.dealer), to: seat(event.to), claim: text(event.claim) };
    } else if ((event.kind === "accepted" || event.kind === "refused") && offer) {
      const card = text(event.card);
      const accepted = event.kind === "accepted";
      const lie = card !== offer.claim;
      found.push({ kind: "reveal", ...offer, card, accepted, lie, done: false, lines: [], told: [one] });
    } else if (number) {
      if (last?.kind === "step" && last.number === number && !last.empty) {
        last.lines.push(said);
        last.told.push(one);
      } else {
        if (reached < number) passed(number - 1);
        const card = SALOON[number - 1];
        const by = before.control[card as keyof GoatView["control"]] ?? said.seat ?? null;
        found.push({ kind: "step", number, card, seat: by, empty: false, lines: [said], told: [one] });
        reached = number;
      }
    } else if (DEEDS[event.kind]) {
      if (last?.kind === "deed") {
        last.lines.push(said);
        last.told.push(one);
      } else if (last?.kind === "reveal") {
        last.lines.push(said);
        last.told.push(one);
      } else found.push({ kind: "deed", card: DEEDS[event.kind], seat: said.seat ?? null, lines: [said], told: [one] });
    } else if (event.kind === "discarded" && last?.kind === "step") {
      last.told.push(one);
    } else if (OUTCOME.has(event.kind) && last && "lines" in last) {
      last.lines.push(said);
      last.told.push(one);
    } else if (event.kind === "round" && Number(event.round) > 1) {
      if (reached >= 0) passed(LAST);
      reached = -1;
      const sums = summed(all, one.id, before);
      found.push({ kind: "round", round: Number(event.round), start: seat(event.start), seats: sums, told: [] });
    } else if (event.kind === "finished" && reached >= 0) passed(LAST);
  }
  const asks = asking({ ...before, phase: after.phase });
  if (asks && reached < asks - 1) passed(asks - 1);
  return found;
}

/** The number of the Saloon at which somebody is asked something; 0 if nobody is. */
function asking(view: GoatView): number {
  const at = { serve: "dancer", gamble: danced(view) ? "dancer" : "gambler" }[text(view.phase)];
  return at ? SALOON.indexOf(at) + 1 : 0;
}

function nothing(number: number, view: GoatView): Step {
  const card = SALOON[number - 1];
  const by = view.control[card as keyof GoatView["control"]] ?? null;
  return { kind: "step", number, card, seat: by, empty: true, lines: [], told: [] };
}

/** Which number of the Saloon was reached in this round before a line; -1 if its doors are still shut. */
function saloonSoFar(all: Told[], until: number, view: GoatView): number {
  let reached = -1;
  for (const one of all) {
    if (one.id >= until) break;
    if (one.event.kind === "round") reached = -1;
    else reached = Math.max(reached, numberOf(one, view) || -1);
  }
  return reached;
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

/** Who might have a word to say now that a card was turned over: what it was, all have seen. */
export function remark({ dealer, to, accepted, lie, card, told }: Reveal, all: Told[]): Remark {
  const answered = ({ event, id }: Told) =>
    (event.kind === "accepted" || event.kind === "refused") && id <= (told[0]?.id ?? Infinity);
  const nth = all.filter(answered).length;
  if (card === "goat") return { seat: accepted ? to : dealer, mood: "lost", nth };
  if (lie) return { seat: dealer, mood: accepted ? "won" : "lost", nth };
  return { seat: dealer, mood: accepted ? "won" : "doubted", nth };
}

const thing = (id: string) => `[data-oid="${id}"]`;
const purse = (who: unknown) => [`[data-purse="${seat(who)}"]`, thing(`seat:${seat(who)}`)];
const COIN = '<svg class="coin"><use href="#w-coin"/></svg>';
const chit = (token: unknown) => `<svg class="token"><use href="#w-t-${text(token)}"/></svg>`;
/** A token that only two have seen. */
const BACK = '<i class="tk"></i>';

/** What changes hands by this, if anything does: from where, to whom. */
export function flightOf({ event }: Told): Flight | null {
  const count = Number(event.count);
  const at = (id: string) => [thing(id)];
  const card = () => at(`character:${text(event.card)}`);
  const house = () => at(`location:${text(event.place)}`);
  switch (event.kind) {
    case "took-tokens":
      return { from: card(), to: purse(event.seat), piece: chit(event.token), count };
    case "took-coins":
      return { from: house(), to: purse(event.seat), piece: COIN, count };
    case "robbed":
      return { from: house(), to: at("character:robber"), piece: chit(event.token), count };
    case "swindled":
      return { from: purse(event.victim), to: at("character:charlatan"), piece: COIN, count };
    case "paid":
      return { from: card(), to: purse(event.seat), piece: COIN, count };
    case "kept-tokens":
      return { from: at("character:robber"), to: purse(event.seat), piece: chit(event.token), count };
    case "kept-coins":
      return { from: at("character:charlatan"), to: purse(event.seat), piece: COIN, count };
    case "tokens-back":
      return { from: at("character:robber"), to: house(), piece: chit(event.token), count };
    case "coins-back":
      return { from: at("character:charlatan"), to: purse(event.victim), piece: COIN, count };
    case "served":
      return { from: at("location:saloon"), to: purse(event.to), piece: chit("bottle"), count };
    case "gambled":
      return { from: purse(event.victim), to: purse(event.seat), piece: BACK, count: 1 };
    default:
      return null;
  }
}
