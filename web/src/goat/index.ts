/** Everything that draws the Goat; loaded with the first such table. */

import town from "../drawn/town.svg?raw";
import { SUITS, type Suit } from "../lib/board";
import { addDrawings } from "../lib/drawn";
import { addFiles, t } from "../lib/i18n.svelte";
import { glossary } from "../lib/library.svelte";
import { screen } from "../lib/screen.svelte";
import characters from "./characters.svg?raw";
import { pictureOf } from "./pictures";
import type { GoatView } from "./view";

addFiles(import.meta.glob("./[a-z][a-z].ftl", { eager: true, import: "default" }));
addDrawings(town);
addDrawings(characters);
// Its names are wanted with the first view.
glossary("goat");

export { ahead } from "./ahead";
export { default as Board } from "./Board.svelte";
export const Picture = () => import("./Picture.svelte");
export const pictured = (event: { kind: string }) => pictureOf(event) !== null;
export const Inspect = () => import("./Inspect.svelte");
export const Final = () => import("./Final.svelte");

/** The log has a place of its own only where there is room to spare. */
export const rail = () => screen.wide;

export function suits(view: GoatView): Suit[] {
  return SUITS.slice(0, view.players) as unknown as Suit[];
}

export const verbs = ["accept", "refuse"];

export function standing(view: GoatView): { title: string; more: string; all: number; done: number } {
  const hats = view.seats.reduce((sum, seat) => sum + seat.hats, 0);
  return {
    title: view.result ? t("game-over") : t("goat-round", { round: view.round }),
    more: view.result ? "" : t("goat-standing", { rounds: view.rounds, hats, deck: view.deck }),
    all: view.rounds,
    done: view.result ? view.rounds : view.round - 0.5,
  };
}

/** A character or a place in a sentence or two. */
export function peek(id: string): { title: string; text: string } | null {
  const [kind, what] = id.split(":");
  const entry = ["character", "location", "hand", "claim"].includes(kind) ? glossary("goat")[what] : undefined;
  return entry ? { title: entry.name, text: entry.text } : null;
}

const CUES: Record<string, string> = {
  offered: "card",
  accepted: "card",
  refused: "card",
  "took-coins": "money",
  paid: "money",
  "took-tokens": "card",
  robbed: "steal",
  arrested: "henchman",
  shot: "henchman",
  finished: "end",
};

export function cue(event: { kind: string }): string | null {
  return CUES[event.kind] ?? null;
}
