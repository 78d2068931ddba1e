/** The final count in steps: the safes one after another, then a line for all at once. Nothing is summed before. */

import { holder, type SafeView, type ScoundrelsView } from "./view";

export type Line = "reputation" | "icons" | "bonuses" | "debts";
export type Step = { kind: "safe"; seat: number; safe: SafeView } | { kind: Line };

/** A seat that is counted; the enemy of a solo game is one, and marks count only with its safes. */
export interface Row {
  seat: number;
  enemy: boolean;
  safes: SafeView[];
  lines: Record<Line, number>;
  total: number;
}

export const matching = (safe: SafeView): number => safe.marks.filter(([, number]) => number === safe.value).length;

export function rows(view: ScoundrelsView, me: number | null): Row[] {
  const result = view.result!;
  const of = (seat: number) => view.safes.filter((safe) => holder(safe) === seat && safe.value !== null);
  const all = view.seats.map((_, seat): Row => ({
    seat,
    enemy: false,
    safes: of(seat),
    lines: {
      reputation: result.reputation[seat],
      icons: result.icons[seat],
      bonuses: result.bonuses?.[seat] ?? 0,
      debts: result.debts?.[seat] ? -result.debts[seat] : 0,
    },
    total: result.scores[seat],
  }));
  if (result.enemy && view.enemy) {
    const { reputation, icons, card, score } = result.enemy;
    all.push({
      seat: view.enemy.seat,
      enemy: true,
      safes: of(view.enemy.seat),
      lines: { reputation, icons, bonuses: card + extra(view, of(view.enemy.seat)), debts: 0 },
      total: score,
    });
  }
  return me === null ? all : [...all.filter((row) => row.seat === me), ...all.filter((row) => row.seat !== me)];
}

/** What the enemy's safes add or lose beside values and marks: some enemies count only their best (XR129). */
export function extra(view: ScoundrelsView, safes: SafeView[]): number {
  return view.result!.enemy!.safes - safes.reduce((sum, safe) => sum + safe.value! + matching(safe), 0);
}

/** First safes of all seats, then second ones, and so on; then the lines. */
export function steps(all: Row[], expanded: boolean): Step[] {
  const most = Math.max(0, ...all.map((row) => row.safes.length));
  const found: Step[] = [];
  for (let k = 0; k < most; k++)
    for (const { seat, safes } of all) if (safes[k]) found.push({ kind: "safe", seat, safe: safes[k] });
  found.push({ kind: "reputation" }, { kind: "icons" });
  if (expanded) found.push({ kind: "bonuses" }, { kind: "debts" });
  return found;
}

/** What is on the table of a seat so far; null before anything of it was counted. */
export function sum(row: Row, done: Step[]): number | null {
  let found: number | null = null;
  for (const step of done) {
    if (step.kind === "safe") {
      if (step.seat === row.seat) found = (found ?? 0) + step.safe.value! + matching(step.safe);
    } else found = (found ?? 0) + row.lines[step.kind];
  }
  return found;
}
