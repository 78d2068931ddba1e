/** The figures that portraits are made of, fetched when somebody comes to the table who shows them. */

import { addSprite } from "../lib/sprite";
import all from "../made/figures.json?url";
import type { Cards } from "./cards.svelte";
import type { ScoundrelsView } from "./view";

const asked = new Set<string>();
let waiting: string[] = [];

/** See to it that these are in the page: `#f-name`. All that are wanted in one go are fetched in one. */
export function want(names: string[]): void {
  const fresh = names.filter((name) => !asked.has(name));
  for (const name of fresh) asked.add(name);
  if (fresh.length && !waiting.length) queueMicrotask(fetchAll);
  waiting.push(...fresh);
}

async function fetchAll(): Promise<void> {
  const names = waiting.sort();
  waiting = [];
  try {
    const answer = await fetch(`${all}?only=${names.join(",")}`);
    if (!answer.ok) throw new Error(answer.statusText);
    addSprite(await answer.json(), "f");
  } catch {
    for (const name of names) asked.delete(name);
    setTimeout(() => want(names), 2000);
  }
}

/** The figures of everybody on the table, wherever they are. */
export function figures(view: ScoundrelsView, cards: Cards): string[] {
  const sheets = view.seats.flatMap((seat) => seat.sheet);
  const all = [...view.saloon, ...sheets, ...(view.enemy?.recruits ?? []), view.pile.at(-1)];
  return all.flatMap((one) => (one ? [cards.traits.get(one.trait)!.icon, cards.jobs.get(one.job)!.icon] : []));
}
