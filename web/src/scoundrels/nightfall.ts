/** What nightfall shows: the called cards, one after another, what each changes, and the morning after. */

import { open, SLOTS, type ScoundrelsView } from "./view";

export interface Called {
  seat: number;
  slot: string;
  card: string;
  bluff: boolean;
  henchmen: number[];
}

/** The day that follows; none after the last night. */
export interface Morning {
  day: number;
  first: number;
  /** What the viewer drew; null for whoever has no hand. */
  hand: string[] | null;
}

/** Everything by seat; the enemy of a solo game has a seat of its own after the others. */
export interface Night {
  /** The day that ends. */
  day: number;
  cards: Called[];
  /** Reputation before anything is added, and when all is. */
  before: number[];
  after: number[];
  /** Henchmen in jail, and those at home, when the night falls. */
  jail: number[];
  home: number[];
  /** Cards that nobody called. */
  kept: number[];
  quiet: number;
  /** Whose henchmen are never jailed: the enemy's, -1 if there is none. */
  enemy: number;
  morning: Morning | null;
}

type Event = Record<string, any>;

/** The scene of an update in which cards were called; null if none were. */
export function nightfall(events: Event[], before: ScoundrelsView, view: ScoundrelsView): Night | null {
  const falls = events.findIndex((event) => event.kind === "called");
  if (falls < 0) return null;
  const day = events.slice(0, falls);
  const night = events.slice(falls);
  const cards = night
    .filter((event) => event.kind === "called")
    .map(({ seat, slot, card }): Called => {
      const lies = before.seats[seat].slots[SLOTS.indexOf(slot)];
      const late = day
        .filter((event) => ["suspected", "placed"].includes(event.kind) && event.target === seat && event.slot === slot)
        .map((event): number => (event.kind === "placed" ? event.owner : event.seat));
      return { seat, slot, card, bluff: card !== slot, henchmen: [...new Set([...(lies?.henchmen ?? []), ...late])] };
    });
  const all = [...before.seats, ...(before.enemy ? [before.enemy] : [])];
  const moved = (happened: Event[], seat: number): number =>
    happened
      .filter((event) => event.kind === "reputation" && event.seat === seat)
      .reduce((sum, event) => sum + event.change, 0);
  const was = all.map(({ reputation }, seat) => reputation + moved(day, seat));
  const closed = before.seats.map(
    (seat, k) => seat.slots.filter((lies) => lies && !open(before, k, lies.slot)).length - mine(cards, k),
  );
  return {
    day: before.day,
    cards,
    before: was,
    after: was.map((reputation, seat) => reputation + moved(night, seat)),
    jail: all.map(({ jailed }) => jailed),
    home: all.map(({ henchmen }, seat) => Math.max(0, henchmen - freshly(day, seat))),
    kept: closed.map((count) => Math.max(0, count)),
    quiet: Math.max(
      0,
      closed.reduce((sum, count) => sum + count, 0),
    ),
    enemy: before.enemy?.seat ?? -1,
    morning: morning(night, view),
  };
}

const mine = (cards: Called[], seat: number) => cards.filter((one) => one.seat === seat && one.henchmen.length).length;

/** How many henchmen left home in what the view before did not show yet. */
const freshly = (day: Event[], seat: number) =>
  day.filter(
    (event) => (event.kind === "suspected" && event.seat === seat) || (event.kind === "placed" && event.owner === seat),
  ).length;

function morning(night: Event[], view: ScoundrelsView): Morning | null {
  const day = night.find((event) => event.kind === "day");
  if (!day || view.result) return null;
  return { day: day.day, first: day.first, hand: view.seat === null ? null : (view.seats[view.seat].hand ?? null) };
}

/** What a card changes for everybody: a bluff costs its player 1, and brings each who called it 1. */
export function changes(cards: Called[], seats: number): number[] {
  const change = Array<number>(seats).fill(0);
  for (const { seat, bluff, henchmen } of cards) {
    if (!bluff) continue;
    change[seat] -= 1;
    for (const one of henchmen) change[one] += 1;
  }
  return change;
}

/** Who is in jail and who is at home when so many cards are open. */
export function whereabouts(night: Night, shown: number): { jail: number[]; home: number[] } {
  const jail = [...night.jail];
  const home = [...night.home];
  for (const { bluff, henchmen } of night.cards.slice(0, shown))
    for (const seat of henchmen) (bluff || seat === night.enemy ? home : jail)[seat] += 1;
  return { jail, home };
}
