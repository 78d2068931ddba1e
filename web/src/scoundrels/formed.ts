/** Scoundrels put together between two views: a pair of trait and job that nobody has seen lying there before. */

import type { Scoundrel, ScoundrelsView } from "./view";

const shown = (view: ScoundrelsView): Scoundrel[] => [
  ...view.saloon,
  ...view.pile,
  ...view.seats.flatMap((seat) => seat.sheet.filter((one) => one !== null)),
];
const pair = (one: Scoundrel) => `${one.trait} ${one.job}`;

export function formed(before: ScoundrelsView, view: ScoundrelsView): string[] {
  const known = new Set(shown(before).map(pair));
  return shown(view)
    .filter((one) => !known.has(pair(one)))
    .map((one) => `sleeve:${one.sleeve}`);
}
