/** A view of 3000 Scoundrels as the API gives it: `saloon/games/scoundrels/schema.py` says what each field means. */

import type { components } from "../lib/schema";

type Shape = components["schemas"];
export type ScoundrelsView = Shape["ScoundrelsScoundrelsView"];
export type SeatView = Shape["ScoundrelsSeatView"];
export type SafeView = Shape["ScoundrelsSafeView"];
export type SlotCard = Shape["ScoundrelsSlotView"];
export type Scoundrel = Shape["ScoundrelsScoundrel"];
/** A debt: nobody knows its value but who was shown it. */
export type Debt = Shape["ScoundrelsToken"];

export const SLOTS = ["A", "2", "3", "4", "5", "6"];
export const CARDS = ["0", ...SLOTS];
/** Arrows as the style sheet names them. */
export const WAYS: Record<string, string> = { "←": "l", "→": "r", "↑": "u", "↓": "d" };
export const NUMBERS = [2, 3, 4, 5, 6, 7];

/** Where a turn stands when the card may be doubted for the last time: after hiring or the office. */
const LAST_WINDOW = 8;
export const lastChance = (view: ScoundrelsView) =>
  view.running.frames.some(([what, step]) => what === "Turn" && Number(step) >= LAST_WINDOW);

/** Whose sheet a safe lies on. */
export function holder(safe: SafeView): number | null {
  return safe.place.startsWith("seat ") ? Number(safe.place.slice(5)) : null;
}

/** Where a place of a sheet is, column and row; the extension stands to the right. */
export const COLUMN = [0, 1, 2, 0, 1, 2, 3, 3];
export const ROW = [0, 0, 0, 1, 1, 1, 0, 1];

/** The place that an arrow of another place points at; -1: there is none. */
export function beside(place: number, arrow: string): number {
  const column = COLUMN[place] + (arrow === "←" ? -1 : arrow === "→" ? 1 : 0);
  const row = ROW[place] + (arrow === "↑" ? -1 : arrow === "↓" ? 1 : 0);
  return COLUMN.findIndex((one, k) => one === column && ROW[k] === row);
}

/** The debts that lie on a safe or a scoundrel. */
export function carried(view: ScoundrelsView, on: { safe?: string; sleeve?: number }): Debt[] {
  return (view.debts?.carried ?? []).filter((debt) => (on.safe ? debt.safe === on.safe : debt.sleeve === on.sleeve));
}

/** Whether a card in a slot lies open for all, not only for those who looked. */
export function open(view: ScoundrelsView, seat: number, slot: string): boolean {
  if (view.seats[seat].slots[SLOTS.indexOf(slot)]?.faceup) return true;
  const rows = view.seen.poker.filter((row) => row.kind === "put" && row.seat === seat && row.slot === slot);
  return rows.at(-1)?.known === "all";
}

/** The seats in turn order, the one after `from` first. */
export function after(view: ScoundrelsView, from: number): number[] {
  return Array.from({ length: view.players - 1 }, (_, k) => (from + 1 + k) % view.players);
}

/** How many henchmen a seat has on cards. */
export function placed(view: ScoundrelsView, seat: number): number {
  return view.seats.flatMap((one) => one.slots).filter((lies) => lies?.henchmen.includes(seat)).length;
}
