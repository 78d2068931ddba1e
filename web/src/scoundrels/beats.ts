/**
 * What others did, cut into beats that are shown one after another. A beat is what one choice led to: its sentences and
 * the things they are about. Only what everybody reads in the log goes in, so nothing of it can tell a secret.
 */

import type { Said } from "../lib/api";
import type { ObjectId } from "../lib/board";
import type { Remark } from "../parts/banter";
import type { Flight } from "../lib/flight";
import type { Told } from "../lib/showing.svelte";
import { SLOTS, type ScoundrelsView } from "./view";

export type { Told };

export interface Beat {
  /** Whose doing it is. */
  seat: number | null;
  lines: Said[];
  /** What it is about: these are ringed in ink. */
  things: ObjectId[];
  /** Things that come from somewhere: the card from the hand, the henchman from who sends it. */
  ways: { from: string; to: string }[];
  /** The safe that is carried off, and by whom: its way is drawn and stays while the sentence is read. */
  loot: { safe: string; seat: number } | null;
  /** Milliseconds to read it. */
  read: number;
  told: Told[];
  /** So many turns went by unshown, and this sums them up. */
  since?: number;
  /** It sums up the turn of its seat. */
  sums?: boolean;
}

const READ = 900;
const MORE = 350;
const MOST = 2800;
const READ_LOOT = 1200;

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
  if (kind === "to-office") found.push("office");
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
  if (kind === "played") return [{ from: `[data-hand="${seat}"]`, to: `${thing(`slot:${seat}:${slot}`)} .pc` }];
  if (kind === "suspected") return [{ from: thing(`henchman:${seat}`), to: `${thing(`slot:${target}:${slot}`)} .sus` }];
  if (kind === "placed") return [{ from: thing(`henchman:${owner}`), to: `${thing(`slot:${target}:${slot}`)} .sus` }];
  if (kind === "jailed") return [{ from: thing(`henchman:${owner}`), to: thing(`jail:${owner}`) }];
  if (kind === "freed") return [{ from: thing(`jail:${owner}`), to: thing(`henchman:${owner}`) }];
  return [];
}

const thing = (id: string) => `[data-oid="${id}"]`;
const purse = (seat: unknown) => [`[data-purse="${seat}"]`, thing(`seat:${seat}`)];
const COIN = '<svg class="coin"><use href="#t-coin"/></svg>';

/** The money that changes hands by this: from the purse of who pays, to the purse of who gets it. */
export function coins(told: Told[], before: ScoundrelsView): Flight[] {
  const found: Flight[] = [];
  const hired = told.find(({ event }) => event.kind === "hired" || event.kind === "recruited")?.event.job;
  const poster = hired ? scoundrel(before, hired).map(thing) : [];
  /** What gives or takes the money: what was used last, or the card that was played. */
  let source = [thing(`slot:${before.active}:${before.slot}`)];
  for (const { event } of told) {
    const { kind, seat, job, option, location } = event;
    if (kind === "used") source = scoundrel(before, job).map(thing);
    else if (kind === "used-office") source = [thing(`office:${option}`)];
    else if (kind === "used-location") source = [thing(`location:${location}`)];
    else if (kind === "played") source = [thing(`slot:${seat}:${event.slot}`)];
    const office = [...source, thing("office")];
    const count = Number(event.amount);
    const flight = (from: string[], to: string[]) => found.push({ from, to, piece: COIN, count });
    if (kind === "money") flight(office, purse(seat));
    else if (kind === "paid") flight(purse(seat), [...poster, ...office]);
    else if (kind === "stole-money") flight(purse(event.victim), purse(seat));
    else if (kind === "gave-money") flight(purse(seat), purse(event.to));
  }
  return found;
}

/** What may loosen somebody's tongue: whom, and in what mood. */
const MOODS: Record<string, (event: Told["event"]) => Omit<Remark, "nth">> = {
  stole: ({ seat }) => ({ seat: Number(seat), mood: "won" }),
  hired: ({ seat }) => ({ seat: Number(seat), mood: "won" }),
  suspected: ({ target }) => ({ seat: Number(target), mood: "doubted" }),
  "stole-money": ({ victim }) => ({ seat: Number(victim), mood: "lost" }),
  jailed: ({ owner }) => ({ seat: Number(owner), mood: "lost" }),
};

/** Who might have a word to say to the last of these; what loosens tongues is told to all alike. */
export function remark(told: Told[], all: Told[]): Remark | null {
  const last = told.findLast(({ event }) => MOODS[event.kind]);
  if (!last) return null;
  const alike = all.filter(({ id, event }) => event.kind === last.event.kind && id <= last.id);
  return { ...MOODS[last.event.kind](last.event), nth: alike.length };
}

/** What of many turns is told in one line, the most telling kind first. */
const TELLING = [
  "stole",
  "swapped-safes",
  "hired",
  "suspected",
  "stole-money",
  "revealed",
  "used",
  "marked",
  "used-office",
  "played",
];
const SUMMED = 3;

/** The beat that sums up what nobody had the time to show. */
export function summary(told: Told[], me: number | null): Beat | null {
  const rank = ({ event }: Told) => TELLING.indexOf(event.kind);
  const others = told.filter((one) => rank(one) >= 0 && (me === null || one.said.seat !== me));
  const chosen = new Set([...others].sort((one, other) => rank(one) - rank(other)).slice(0, SUMMED));
  const since = told.filter(({ event }) => event.kind === "turn").length;
  if (!chosen.size) return null;
  const lines = others.filter((one) => chosen.has(one)).map(({ said }) => said);
  return { seat: null, lines, things: [], ways: [], loot: null, read: 2 * MOST, told: [], since };
}

/** What somebody else did in a turn, in one line at its end; null where one beat has said it all. */
export function turnSum(told: Told[], me: number | null): Beat | null {
  const seat = told.find((one) => one.said.seat != null)?.said.seat ?? null;
  if (seat === null || seat === me) return null;
  const sum = summary(
    told.filter((one) => one.said.seat === seat),
    me,
  );
  return sum && sum.lines.length > 1 ? { ...sum, seat, since: undefined, sums: true, read: READ + MORE * 2 } : null;
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
  const stole = seen.findLast(({ event }) => event.kind === "stole")?.event;
  return {
    seat: seen[0].said.seat,
    lines: seen.map(({ said }) => said),
    things: [...new Set(seen.flatMap(({ event }) => things(event, view)))],
    ways: seen.flatMap(({ event }) => ways(event)),
    loot: stole ? { safe: String(stole.safe), seat: Number(stole.seat) } : null,
    told: seen,
    read: Math.min(MOST, (stole ? READ_LOOT : READ) + MORE * seen.length),
  };
}
