/**
 * What others did, cut into beats that are shown one after another. A beat is what one choice led to: its sentences and
 * the things they are about. Only what everybody reads in the log goes in, so nothing of it can tell a secret.
 */

import type { Said } from "../lib/api";
import type { ObjectId } from "../lib/board";
import { SLOTS, type ScoundrelsView } from "./view";

export interface Told {
  id: number;
  event: { kind: string; [fact: string]: unknown };
  said: Said;
}

export interface Beat {
  /** Whose doing it is. */
  seat: number | null;
  lines: Said[];
  /** What it is about: these are ringed in ink. */
  things: ObjectId[];
  /** Things that come from somewhere: the card from the hand, the henchman from who sends it. */
  ways: { from: string; to: string }[];
  /** Milliseconds to read it. */
  read: number;
}

const READ = 900;
const MORE = 350;
const MOST = 2800;

/** Bookkeeping that needs no beat of its own; it is said with what it goes with. */
const QUIET = new Set([
  "turn",
  "drew",
  "created",
  "no-refill",
  "leader",
  "day",
  "starts",
  "under-deck",
  "strategy-chosen",
  "finished",
]);
/** Nightfall and the count are scenes. */
const SCENES = new Set(["called", "went-home", "finished"]);

/** Where the scoundrel with a job lies. */
function scoundrel(view: ScoundrelsView, job: unknown): ObjectId[] {
  for (const [seat, one] of view.seats.entries()) {
    const place = one.sheet.findIndex((there) => there?.job === job);
    if (place >= 0) return [`scoundrel:${seat}:${place}`];
  }
  const at = view.saloon.findIndex((there) => there.job === job);
  if (at >= 0) return [`saloon:${at}`];
  const gang = view.enemy?.recruits.findIndex((there) => there.job === job) ?? -1;
  return gang >= 0 ? [`recruit:${gang}`] : [];
}

/** The things that an event is about. */
export function things(event: Told["event"], view: ScoundrelsView): ObjectId[] {
  const {
    kind,
    seat,
    target,
    slot,
    safe,
    job,
    other,
    owner,
    victim,
    to,
    option,
    location,
    strategy,
    space,
    gave,
    took,
  } = event;
  const found: ObjectId[] = [];
  if (slot !== undefined && SLOTS.includes(String(slot))) found.push(`slot:${target ?? seat}:${slot}`);
  for (const one of [safe, gave, took]) if (typeof one === "string") found.push(`safe:${one}`);
  for (const one of [job, kind === "swapped-jobs" ? other : undefined]) if (one) found.push(...scoundrel(view, one));
  if (kind === "jailed" || kind === "freed") found.push(`jail:${owner}`, `henchman:${owner}`);
  if (kind === "used-office") found.push(`office:${option}`);
  if (location) found.push(`location:${location}`);
  if (strategy) found.push(`strategy:${strategy}`);
  if (space !== undefined && kind.startsWith("debt")) found.push(`debt:${seat}:${space}`);
  for (const one of [victim, to]) if (typeof one === "number") found.push(`seat:${one}`);
  if (["money", "paid", "stole-money", "gave-money", "reputation", "loan"].includes(kind)) found.push(`seat:${seat}`);
  return found;
}

/** Where pieces come from that had no place of their own before. */
function ways({ kind, seat, target, slot, owner }: Told["event"]): Beat["ways"] {
  const thing = (id: string) => `[data-oid="${id}"]`;
  if (kind === "played") return [{ from: `[data-hand="${seat}"]`, to: `${thing(`slot:${seat}:${slot}`)} .pc` }];
  if (kind === "suspected") return [{ from: thing(`henchman:${seat}`), to: `${thing(`slot:${target}:${slot}`)} .sus` }];
  if (kind === "placed") return [{ from: thing(`henchman:${owner}`), to: `${thing(`slot:${target}:${slot}`)} .sus` }];
  if (kind === "jailed") return [{ from: thing(`henchman:${owner}`), to: thing(`jail:${owner}`) }];
  if (kind === "freed") return [{ from: thing(`jail:${owner}`), to: thing(`henchman:${owner}`) }];
  return [];
}

/** The beat of an update, for who sits at `me`; null if there is nothing of others in it that wants to be seen. */
export function beat(told: Told[], view: ScoundrelsView, me: number | null): Beat | null {
  if (told.some(({ event }) => SCENES.has(event.kind))) return null;
  // What nobody is named for is the doing of whoever acted before it.
  let doer: number | null = null;
  const seen = told.filter(({ event, said }) => {
    doer = said.seat ?? doer;
    return !QUIET.has(event.kind) && (me === null || doer !== me);
  });
  if (!seen.length) return null;
  return {
    seat: seen[0].said.seat,
    lines: seen.map(({ said }) => said),
    things: [...new Set(seen.flatMap(({ event }) => things(event, view)))],
    ways: seen.flatMap(({ event }) => ways(event)),
    read: Math.min(MOST, READ + MORE * seen.length),
  };
}
