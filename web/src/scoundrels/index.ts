/** Everything that draws 3000 Scoundrels; loaded with the first such table. */

import type { Choice } from "../lib/board";
import { t } from "../lib/i18n.svelte";
import { cards } from "./cards.svelte";
import { pictureOf } from "./pictures";
import { worded } from "./table.svelte";
import type { ScoundrelsView } from "./view";

export { ahead } from "./ahead";
/** Bonuses and debts lie closed to the end. */
export const aheadNote = (view: ScoundrelsView) => (view.debts ? t("sc-ahead-without") : "");
export { default as Board } from "./Board.svelte";
export const ready = (view: ScoundrelsView) => [cards(view) !== null, worded()].every(Boolean);
/** The log opens over the street, at every size. */
export const rail = () => false;
export { default as Standing } from "./Hours.svelte";
export { putUp as own, suits } from "./cards.svelte";
export { formed } from "./formed";
export { nightfall as scene } from "./nightfall";
export { peek } from "./peek";
export const Picture = () => import("./Picture.svelte");
export const pictured = (event: { kind: string }) => pictureOf(event) !== null;
export const Final = () => import("./Final.svelte");
export const Inspect = () => import("./Inspect.svelte");
export const Scene = () => import("./Scene.svelte");

export const verbs = ["henchman", "pass", "keep", "no"];

export function standing(view: ScoundrelsView): { title: string; more: string; all: number; done: number } {
  const { day, days, turn, players, result } = view;
  if (day === 0) return { title: t("sc-setting-up"), more: "", all: days, done: 0 };
  const last = day === days;
  return {
    title: result ? t("game-over") : last ? t("sc-final-day") : t("sc-day", { day }),
    more: result ? "" : t("sc-standing", { day, days, turn: Math.max(1, Math.ceil(turn / players)) }),
    all: days,
    done: result ? days : day - 1 + turn / (4 * players),
  };
}

/** A henchman lies there for all as soon as it is sent: for two of the usual three seconds it can be taken back. */
const HELD = 2 / 3;
export const holds = (choice: Choice) => (choice.verb === "henchman" ? HELD : 0);

const CUES: Record<string, string> = {
  played: "card",
  hired: "card",
  suspected: "henchman",
  placed: "henchman",
  money: "money",
  "stole-money": "money",
  stole: "steal",
  finished: "end",
};

export function cue(event: Record<string, any>): string | null {
  if (event.kind === "called") return event.card === event.slot ? "true" : "bluff";
  return CUES[event.kind] ?? null;
}
