/**
 * How the town of the Goat is drawn: where a character's place is, and its figure.
 * What anything does, the server tells.
 */

import { t } from "../lib/i18n.svelte";
import type { GoatView } from "./view";

export const STREET: Record<string, { characters: [string, string] }> = {
  store: { characters: ["seller", "kid"] },
  bank: { characters: ["banker", "widow"] },
  ranch: { characters: ["farmer", "cowboy"] },
  mine: { characters: ["miner", "prospector"] },
};
export const SALOON = ["gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler"];
export const GOAT = "goat";

/** What a character does, in a sentence that fits on its card. */
export const short = (id: string) => t(`goat-does-${id}`);

/** The kinds of token, in the order in which they are counted. */
export const TOKENS = ["supplies", "bill", "cattle", "gold", "bottle"];

/** The characters that are in the game and neither on the table nor out of the round. */
export function unplaced(view: GoatView): string[] {
  const town = view.locations.flatMap((place) => (place.id === "saloon" ? SALOON : STREET[place.id].characters));
  const gone = new Set<string | null>([...Object.keys(view.control), ...view.discard, view.removed.faceup]);
  return [...town, GOAT].filter((id) => !gone.has(id));
}

/** What the viewer passed on with the last hand, which somebody behind may still hold. */
export function passedOn(view: GoatView): string[] {
  const mine = view.seen.offers.filter((offer) => offer.hand);
  const last = mine.at(-1);
  return last?.hand && view.hand === null ? last.hand.filter((card) => card !== last.card) : [];
}

export function worth(view: GoatView, token: string): number {
  return view.locations.find((place) => place.token === token)?.value ?? 0;
}

export function money(view: GoatView, seat: number): number | null {
  const { coins, belongings } = view.seats[seat];
  if (!belongings) return null;
  return Object.entries(belongings).reduce((sum, [token, count]) => sum + worth(view, token) * Number(count), coins);
}
