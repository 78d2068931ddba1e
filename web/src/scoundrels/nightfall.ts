/** What nightfall shows: the called cards, one after another, and what each changes. */

import { open, SLOTS, type TownView } from "./view";

export interface Called {
  seat: number;
  slot: string;
  card: string;
  bluff: boolean;
  henchmen: number[];
}

export interface Night {
  cards: Called[];
  /** Reputation before anything is added. */
  before: number[];
  change: number[];
  /** Cards that nobody called. */
  quiet: number;
}

type Event = Record<string, any>;

/** The scene of an update in which cards were called; null if none were. */
export function nightfall(events: Event[], before: TownView, view: TownView): Night | null {
  const called = events.filter((event) => event.kind === "called");
  if (!called.length) return null;
  const cards = called.map(({ seat, slot, card }): Called => {
    const lies = before.seats[seat].slots[SLOTS.indexOf(slot)];
    const late = events.filter((event) => event.kind === "suspected" && event.target === seat && event.slot === slot);
    return { seat, slot, card, bluff: card !== slot, henchmen: [...new Set([...(lies?.henchmen ?? []), ...late.map((event) => event.seat)])] };
  });
  const change = changes(cards, view.players);
  const lying = before.seats.flatMap((seat, k) => seat.slots.filter((lies) => lies && !open(before, k, lies.slot)));
  return { cards, before: before.seats.map((seat) => seat.reputation), change, quiet: Math.max(0, lying.length - cards.filter((one) => one.henchmen.length).length) };
}

/** What the first so many cards change: a bluff costs its player 1, and brings each who called it 1. */
export function changes(cards: Called[], players: number): number[] {
  const change = Array<number>(players).fill(0);
  for (const { seat, bluff, henchmen } of cards) {
    if (!bluff) continue;
    change[seat] -= 1;
    for (const one of henchmen) change[one] += 1;
  }
  return change;
}
