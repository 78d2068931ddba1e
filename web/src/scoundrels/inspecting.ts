/** What an object of the table, or a link of the log, is about. */

import type { Cards } from "./cards.svelte";
import { SLOTS, type SafeView, type Scoundrel, type ScoundrelsView } from "./view";

export type Subject =
  | { kind: "scoundrel"; trait: string; job: string; one: Scoundrel | null; where: Where | null }
  | {
      kind: "card";
      shelf: "jobs" | "traits" | "strategies" | "sheriff" | "abilities" | "gadgets" | "locations";
      id: string;
      safe?: SafeView;
    }
  | { kind: "safe"; safe: SafeView }
  /** A poker card, in a slot or in your hand; `card` as far as you may know it. */
  | { kind: "poker"; seat: number; card: string | null; slot: string | null }
  | { kind: "leader"; seat: number }
  | { kind: "henchman"; seat: number }
  | { kind: "word"; id: string };

export type Where = { at: "sheet"; seat: number; place: number } | { at: "saloon" } | { at: "pile" };

/** Game words for things that are no cards. */
export const WORDS: Record<string, string> = {
  poker: "poker-card",
  hand: "poker-card",
  slot: "slot",
  leader: "leader",
  safe: "safe",
  henchman: "henchman",
  number: "mark",
  mark: "mark",
  office: "sheriffs-office",
  discard: "discard-pile",
  scoundrel: "sheet",
  saloon: "saloon",
  debt: "debt",
  loan: "loan",
};

export function subject(id: string, view: ScoundrelsView, cards: Cards): Subject {
  const [kind, first = "", second = ""] = id.split(":");
  const lying = found(id, view);
  if (lying) return { kind: "scoundrel", trait: lying.one.trait, job: lying.one.job, ...lying };
  if ((kind === "scoundrel" || kind === "card") && cards.traits.has(first) && cards.jobs.has(second)) {
    const one = everybody(view).find(({ one }) => one.trait === first && one.job === second);
    return { kind: "scoundrel", trait: first, job: second, one: one?.one ?? null, where: one?.where ?? null };
  }
  const safe = kind === "safe" ? view.safes.find((one) => one.id === first) : undefined;
  if (safe?.gadget) return { kind: "card", shelf: "gadgets", id: safe.gadget, safe };
  if (safe) return { kind: "safe", safe };
  if (kind === "job" && cards.jobs.has(first)) return { kind: "card", shelf: "jobs", id: first };
  if (kind === "trait" && cards.traits.has(first)) return { kind: "card", shelf: "traits", id: first };
  if (kind === "strategy" && cards.strategies.has(first)) return { kind: "card", shelf: "strategies", id: first };
  if (kind === "location") return { kind: "card", shelf: "locations", id: first };
  if (kind === "office" && first) return { kind: "card", shelf: "sheriff", id: first };
  if (kind === "hand" && view.seat !== null) return { kind: "poker", seat: view.seat, card: first, slot: null };
  if (kind === "slot") {
    const lies = view.seats[Number(first)]?.slots[SLOTS.indexOf(second)];
    if (lies) return { kind: "poker", seat: Number(first), card: lies.card, slot: second };
    const ability = cards.abilities.find((one) => one.slots.includes(second));
    if (ability) return { kind: "card", shelf: "abilities", id: ability.id };
  }
  if (kind === "seat") return { kind: "leader", seat: Number(first) };
  if (kind === "henchman" || kind === "jail") return { kind: "henchman", seat: Number(first) };
  return { kind: "word", id: WORDS[kind] ?? kind };
}

function found(id: string, view: ScoundrelsView): { one: Scoundrel; where: Where } | null {
  const [kind, first, second] = id.split(":");
  if (kind === "scoundrel" && /^\d+$/.test(first)) {
    const one = view.seats[Number(first)]?.sheet[Number(second)];
    return one ? { one, where: { at: "sheet", seat: Number(first), place: Number(second) } } : null;
  }
  if (kind === "saloon" && view.saloon[Number(first)])
    return { one: view.saloon[Number(first)], where: { at: "saloon" } };
  const top = view.pile.at(-1);
  return kind === "discard" && top ? { one: top, where: { at: "pile" } } : null;
}

function everybody(view: ScoundrelsView): { one: Scoundrel; where: Where }[] {
  return [
    ...view.seats.flatMap((seat, k) =>
      seat.sheet.flatMap((one, place) => (one ? [{ one, where: { at: "sheet", seat: k, place } as Where }] : [])),
    ),
    ...view.saloon.map((one) => ({ one, where: { at: "saloon" } as Where })),
    ...view.pile.map((one) => ({ one, where: { at: "pile" } as Where })),
  ];
}
