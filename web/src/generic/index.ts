/** The table of a game that brings no drawing of its own: whatever its views, objects and choices say. */

import { SUITS, type Suit } from "../lib/board";
import { t } from "../lib/i18n.svelte";
import type { AnyView } from "./reading";

export { default as Board } from "./Board.svelte";
export const Inspect = () => import("./Inspect.svelte");
export const Final = () => import("./Final.svelte");

export function suits(view: AnyView): Suit[] {
  return Array.from({ length: view.players }, (_, seat) => SUITS[seat % SUITS.length]);
}

export function standing(view: AnyView): { title: string; more: string; all: number; done: number } {
  return { title: view.result ? t("game-over") : t("game-on"), more: "", all: 1, done: view.result ? 1 : 0 };
}
