/** How the town of the Goat is drawn: where a character's place is, and its figure. What anything does, the server tells. */

export const STREET: Record<string, { icon: string; characters: [string, string] }> = {
  store: { icon: "shop", characters: ["seller", "kid"] },
  bank: { icon: "bank", characters: ["banker", "widow"] },
  ranch: { icon: "barn", characters: ["farmer", "cowboy"] },
  mine: { icon: "gold-mine", characters: ["miner", "prospector"] },
};
export const SALOON = ["gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler"];
export const GOAT = "goat";

export const FIGURE: Record<string, string> = {
  seller: "shop", banker: "banknote", farmer: "farmer", miner: "miner", kid: "slingshot", widow: "grave-flowers", cowboy: "western-hat",
  prospector: "gold-nuggets", gunslinger: "revolver", sheriff: "law-star", robber: "robber-mask", charlatan: "bottle-vapors", dancer: "skirt",
  gambler: "card-ace-spades", goat: "goat",
};
export const TOKEN: Record<string, string> = { supplies: "knapsack", bill: "banknote", cattle: "cow", gold: "gold-bar", bottle: "square-bottle" };
/** The game word of a token. */
export const WORD: Record<string, string> = { bill: "money-bill" };

/** The characters that are in the game and neither on the table nor out of the round. */
export function unplaced(view: any): string[] {
  const town = view.locations.flatMap((place: any) => (place.id === "saloon" ? SALOON : STREET[place.id].characters));
  const gone = new Set([...Object.keys(view.control), ...view.discard, view.removed.faceup]);
  return [...town, GOAT].filter((id) => !gone.has(id));
}

/** What the viewer passed on with the last hand, which somebody behind may still hold. */
export function passedOn(view: any): string[] {
  const mine = view.seen.offers.filter((offer: any) => offer.hand);
  const last = mine.at(-1);
  return last && view.hand === null ? last.hand.filter((card: string) => card !== last.card) : [];
}

export function worth(view: any, token: string): number {
  return view.locations.find((place: any) => place.token === token)?.value ?? 0;
}

export function money(view: any, seat: number): number | null {
  const { coins, belongings } = view.seats[seat];
  if (!belongings) return null;
  return Object.entries(belongings).reduce((sum, [token, count]) => sum + worth(view, token) * Number(count), coins);
}
