/**
 * What lies between two views: one thing that happened after another, so that money is counted when it arrives.
 * Only what all are told goes in, and the next view has the last word.
 */

import type { Told } from "../lib/showing.svelte";
import type { Character, GoatView, LocationView, SeatView } from "./view";

type Token = LocationView["token"];

/** A view of our own that may be written into. */
function copied(view: GoatView): GoatView {
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, belongings: seat.belongings && { ...seat.belongings } })),
    locations: view.locations.map((place) => ({ ...place })),
    control: { ...view.control },
    discard: [...view.discard],
  };
}

function gain(seat: SeatView, token: Token | null, count: number): void {
  seat.tokens += count;
  // Which token it is, only its owner knows, if anybody is told.
  if (seat.belongings && token) seat.belongings[token] = (seat.belongings[token] ?? 0) + count;
}

/** The table after these things happened on it. */
export function advanced(view: GoatView, told: Told[]): GoatView {
  const next = copied(view);
  const house = (id: unknown) => next.locations.find((place) => place.id === id);
  const pile = (token: unknown) => next.locations.find((place) => place.token === token);
  for (const { event } of told) {
    const seat = next.seats[Number(event.seat)];
    const count = Number(event.count);
    const token = (event.token ?? null) as Token | null;
    switch (event.kind) {
      case "accepted":
      case "refused":
        next.offer = null;
        break;
      case "placed":
        next.control[event.card as Character] = Number(event.seat);
        seat.hats -= 1;
        break;
      case "discarded":
        delete next.control[event.card as Character];
        next.discard.push(event.card as Character);
        break;
      case "took-tokens":
        gain(seat, token, count);
        pile(token)!.tokens -= count;
        break;
      case "took-coins":
        seat.coins += count;
        house(event.place)!.coins -= count;
        break;
      case "robbed":
        house(event.place)!.tokens -= count;
        next.robber = { place: event.place as LocationView["id"], tokens: count };
        break;
      case "swindled":
        next.seats[Number(event.victim)].coins -= count;
        next.charlatan += count;
        break;
      case "paid":
        seat.coins += count;
        break;
      case "kept-tokens":
        gain(seat, token, count);
        next.robber = null;
        break;
      case "kept-coins":
        seat.coins += count;
        next.charlatan = 0;
        break;
      case "tokens-back":
        house(event.place)!.tokens += count;
        next.robber = null;
        break;
      case "coins-back":
        next.seats[Number(event.victim)].coins += count;
        next.charlatan -= count;
        break;
      case "served":
        gain(next.seats[Number(event.to)], "bottle", count);
        house("saloon")!.tokens -= count;
        break;
      case "gambled":
        gain(next.seats[Number(event.victim)], token, -1);
        gain(seat, token, 1);
        break;
    }
  }
  return next;
}
