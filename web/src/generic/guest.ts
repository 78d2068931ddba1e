/** A table of a game of another package, as its kit says. */

import type { GameKit } from "../lib/api";
import { usualWish, type Wish } from "../lib/starting";
import { usualOf } from "../lib/usual";

/** How many can sit down together; who plays alone needs no table. */
export const counts = (kit: GameKit): number[] => kit.players.filter((count) => count > 1);

/** How many do unless somebody chooses otherwise. */
export const usual = (kit: GameKit): number => counts(kit).find((count) => count >= 3) ?? Math.max(...counts(kit));

/** A table with bots, everything as usual. */
export function guestWish(kit: GameKit, players = usual(kit)): Wish {
  const bots = Array.from({ length: players - 1 }, () => usualOf(kit.bots));
  return { ...usualWish(kit.id, players), bots };
}
