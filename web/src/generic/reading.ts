/** What any view has, and how its parts are read: under the labels of the game's words, never as data. */

import type { Choice, ObjectId } from "../lib/board";

export interface AnyView {
  game: string;
  players: number;
  seat: number | null;
  asked: { seat: number; kind: string }[];
  seats: Record<string, unknown>[];
  result: { winners: number[]; scores: number[] } | null;
  [part: string]: unknown;
}

export type Labels = Record<string, string>;

/** Before a value, what it is called: no part of a view begins so. */
const WORD = "word ";

/** What parts of a view are called (a thing that can be pointed at has its name inside one, too), and values. */
export function labelled(of: { view: Labels; thing: Labels; word: Labels }): Labels {
  const values = Object.entries(of.word).map(([value, called]) => [WORD + value, called]);
  return { ...of.thing, ...of.view, ...Object.fromEntries(values) };
}

/** Players as views and things name them, `seat:1`, under their names. */
export function people(names: string[]): Labels {
  return Object.fromEntries(names.map((name, seat) => [`${WORD}seat:${seat}`, name]));
}

/** Whether a part of a view is for its reader alone. */
export function secret(key: string): boolean {
  return key === "hand" || key.startsWith("own_");
}

/** A part of a view as people write it; what has no label inside is left out. */
export function shown(value: unknown, labels: Labels): string {
  if (value === null || value === undefined) return "?";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map((one) => shown(one, labels)).join(" ") || "–";
  if (typeof value === "object") {
    const known = Object.entries(value).filter(([key]) => key in labels);
    return known.map(([key, one]) => `${labels[key]} ${shown(one, labels)}`).join(", ") || "–";
  }
  return labels[WORD + String(value)] ?? String(value);
}

/** What a view says of the whole table, and to its reader alone. */
export function facts(view: AnyView, labels: Labels): { key: string; label: string; text: string }[] {
  return Object.entries(view)
    .filter(([key, value]) => key in labels && key !== "seats" && value !== null)
    .map(([key, value]) => ({ key, label: labels[key], text: shown(value, labels) }));
}

/** What it says of one seat. */
export function row(seat: Record<string, unknown>, labels: Labels): { key: string; label: string; text: string }[] {
  return Object.entries(seat)
    .filter(([key]) => key in labels)
    .map(([key, value]) => ({ key, label: labels[key], text: shown(value, labels) }));
}

/** The things that choices are about, by kind, in the order in which choices name them; seats stand at the table. */
export function things(choices: Choice[]): { kind: string; ids: ObjectId[] }[] {
  const kinds = new Map<string, Set<ObjectId>>();
  for (const id of choices.flatMap((choice) => choice.on)) {
    const kind = id.split(":")[0];
    if (kind === "seat") continue;
    if (!kinds.has(kind)) kinds.set(kind, new Set());
    kinds.get(kind)!.add(id);
  }
  const order = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true });
  return [...kinds].map(([kind, ids]) => ({ kind, ids: [...ids].sort(order) }));
}

/** The choice that pointing at this thing makes at once; none where more has to be said, or more than one is meant. */
export function made(id: ObjectId, choices: Choice[]): Choice | undefined {
  const about = choices.filter((choice) => choice.on.includes(id));
  return about.length === 1 && about[0].on.length === 1 ? about[0] : undefined;
}

/** What stands on a thing: the end of its id, as people write it. */
export function face(id: ObjectId, labels: Labels): string {
  const end = id.split(":").slice(1).join(" ");
  return labels[WORD + end] ?? end.replaceAll("-", " ");
}
