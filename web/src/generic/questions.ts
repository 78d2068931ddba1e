/** What is asked before a game of another package, as its kit says. */

import type { GameKit } from "../lib/api";
import type { Questions } from "../lib/bills";
import { counts, usual } from "./guest";
import Options from "./Options.svelte";

export function questions(kit: GameKit): Questions {
  const seats = counts(kit);
  return {
    most: Math.max(...seats),
    usual: usual(kit),
    counts: seats,
    levels: kit.bots,
    characters: kit.characters,
    options: {},
    presets: [],
    Options,
  };
}

/** "2–6", or the one number that can play. */
export function span(kit: GameKit): string {
  const [least, most] = [Math.min(...counts(kit)), Math.max(...counts(kit))];
  return least === most ? String(least) : `${least}–${most}`;
}
