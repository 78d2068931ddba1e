/** What has been shown of somebody's poker cards: facts that everybody could have kept in mind. */

import type { ScoundrelsView } from "./view";

/** The cards of a seat that lay open for all, or that this viewer was shown, at any time in the game. */
export function shownCards(view: ScoundrelsView, seat: number): Set<string> {
  const found = new Set<string>();
  for (const row of view.seen.poker) if (row.seat === seat && row.card) found.add(row.card);
  return found;
}
