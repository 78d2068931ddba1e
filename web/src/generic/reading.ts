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
/** Before a part that is a seat's own, what it is called where it lies open for all: `view-hand` says "yours". */
const OPEN = "open ";

/** What parts of a view are called (a thing that can be pointed at has its name inside one, too), and values. */
export function labelled(of: { view: Labels; open?: Labels; thing: Labels; word: Labels }): Labels {
  const before = (mark: string, labels: Labels = {}) =>
    Object.fromEntries(Object.entries(labels).map(([key, called]) => [mark + key, called]));
  return { ...of.thing, ...of.view, ...before(WORD, of.word), ...before(OPEN, of.open) };
}

/** Whoever reads: the place at the table, and how it is called after a label ("given by"). */
export interface You {
  seat: number;
  say: (after: string) => string;
}

/** Players as views and things name them, `seat:1`, under their names. */
export function people(names: string[]): Labels {
  return Object.fromEntries(names.map((name, seat) => [`${WORD}seat:${seat}`, name]));
}

/** Whether a part of a view is for its reader alone. */
export function secret(key: string): boolean {
  return key === "hand" || key.startsWith("own_");
}

/** Where a value stands: who reads it, after which label, and whether its order says nothing. */
interface At {
  you?: You;
  label?: string;
  loose?: boolean;
}

/** A part of a view as people write it; what has no label inside is left out. */
export function shown(value: unknown, labels: Labels, at: At = {}): string {
  if (value === null || value === undefined) return "?";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return listed(value, labels, at) || "–";
  if (typeof value === "object") {
    const known = Object.entries(value).filter(([key]) => key in labels);
    const told = ([key, one]: [string, unknown]) =>
      `${labels[key]} ${shown(one, labels, { ...at, label: labels[key] })}`;
    return known.map(told).join(" · ") || "–";
  }
  if (at.you && value === `seat:${at.you.seat}`) return at.you.say(at.label?.split(" ").at(-1) ?? "");
  return labels[WORD + String(value)] ?? String(value);
}

/** A list with commas: equal words beside each other, or anywhere in a hand, stand there once with their number. */
function listed(values: unknown[], labels: Labels, at: At): string {
  const runs: { text: string; many: number; single: boolean }[] = [];
  for (const value of values) {
    const text = shown(value, labels, at);
    const before = at.loose ? runs.find((run) => run.text === text) : runs.at(-1);
    if (typeof value === "string" && before?.text === text && !before.single) before.many += 1;
    else runs.push({ text, many: 1, single: typeof value !== "string" });
  }
  const nested = values.some((value) => typeof value === "object" && value !== null);
  return runs.map(({ text, many }) => (many > 1 ? `${text} ×${many}` : text)).join(nested ? "; " : ", ");
}

const text = (key: string, value: unknown, labels: Labels, you?: You) =>
  shown(value, labels, { you, label: labels[key], loose: secret(key) });

/** What a view says of the whole table, and to its reader alone. */
export function facts(view: AnyView, labels: Labels, you?: You): { key: string; label: string; text: string }[] {
  return Object.entries(view)
    .filter(([key, value]) => key in labels && key !== "seats" && value !== null)
    .map(([key, value]) => ({ key, label: labels[key], text: text(key, value, labels, you) }));
}

/** What it says of one seat. */
export function row(
  seat: Record<string, unknown>,
  labels: Labels,
  you?: You,
): { key: string; label: string; text: string }[] {
  const called = (key: string) => labels[OPEN + key] ?? (secret(key) ? "" : labels[key]);
  return Object.entries(seat)
    .filter(([key, value]) => (secret(key) ? value !== null : key in labels))
    .map(([key, value]) => ({ key, label: called(key), text: text(key, value, labels, you) }));
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
