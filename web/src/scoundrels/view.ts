/** A view of 3000 Scoundrels as the API gives it: `saloon/scoundrels/schema.py` says what each field means. */

export type SiteId = "depot" | "estate" | "laboratory";

export interface Scoundrel {
  sleeve: number;
  trait: string;
  job: string;
  cost: number;
  tech: number;
  spent: boolean;
  born: number;
}

export interface SlotCard {
  slot: string;
  card: string | null;
  henchmen: number[];
  faceup?: boolean;
}

/** A debt: nobody knows its value but who was shown it. */
export interface Debt {
  value: number | null;
  seen_by: number[];
}

export interface SeatView {
  leader: string;
  money: number;
  reputation: number;
  henchmen: number;
  jailed: number;
  hand_size: number;
  hand: string[] | null;
  deck: number;
  slots: (SlotCard | null)[];
  faceup: boolean;
  sheet: (Scoundrel | null)[];
  strategy: string | null;
  decided: boolean;
  marks: Record<string, number>;
  debts?: (Debt | null)[];
  returned?: number;
}

export interface SafeView {
  id: string;
  site: SiteId;
  place: string;
  gadget: string | null;
  value: number | null;
  seen_by: number[];
  /** Pairs of seat and number. */
  marks: [number, number][];
  faceup?: boolean;
  modded?: boolean;
  mod?: string | null;
  mod_seen_by?: number[];
}

export interface PokerSeen {
  kind: string;
  seat: number;
  slot?: string;
  card?: string | null;
  known?: number[] | "all";
  count?: number;
}

/** The enemy of a solo game, who has a seat number but no seat. */
export interface EnemyView {
  leader: string;
  seat: number;
  money: number;
  reputation: number;
  henchmen: number;
  jailed: number;
  recruits: Scoundrel[];
  deck: number;
  discarded: string[];
  shown: string | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  safes: number[];
  marks: number[];
  reputation: number[];
  icons: number[];
  money: number[];
  bonuses?: number[];
  debts?: number[];
  enemy?: { score: number; safes: number; reputation: number; icons: number; card: number };
}

export interface TownView {
  game: "scoundrels";
  options: Record<string, unknown>;
  players: number;
  seat: number | null;
  day: number;
  days: number;
  turn: number;
  active: number | null;
  first: number | null;
  latest: number | null;
  slot: string | null;
  limit: number;
  asked: { seat: number; kind: string }[];
  seats: SeatView[];
  saloon: Scoundrel[];
  pile: Scoundrel[];
  decks: { traits: number; jobs: number; purple: number };
  safes: SafeView[];
  sites: { id: SiteId; values: number[] }[];
  seen: { poker: PokerSeen[]; safes: Record<string, string> };
  running: { frames: (string | number)[][]; step3: number };
  result: Result | null;
  debts?: {
    unused: number;
    discarded: number[];
    prices: number[];
    carried: (Debt & { safe: string | null; sleeve: number | null })[];
    drawn: (Debt & { seat: number })[];
  };
  mods?: { mod: string | null; seen_by: number[] }[];
  enemy?: EnemyView;
}

export const SLOTS = ["A", "2", "3", "4", "5", "6"];
export const NUMBERS = [2, 3, 4, 5, 6, 7];

/** Whose sheet a safe lies on. */
export function holder(safe: SafeView): number | null {
  return safe.place.startsWith("seat ") ? Number(safe.place.slice(5)) : null;
}

/** Where a place of a sheet is, column and row; the extension stands to the right. */
export const COLUMN = [0, 1, 2, 0, 1, 2, 3, 3];
export const ROW = [0, 0, 0, 1, 1, 1, 0, 1];

/** The debts that lie on a safe or a scoundrel. */
export function carried(view: TownView, on: { safe?: string; sleeve?: number }): Debt[] {
  return (view.debts?.carried ?? []).filter((debt) => (on.safe ? debt.safe === on.safe : debt.sleeve === on.sleeve));
}

/** Whether a card in a slot lies open for all, not only for those who looked. */
export function open(view: TownView, seat: number, slot: string): boolean {
  if (view.seats[seat].slots[SLOTS.indexOf(slot)]?.faceup) return true;
  const rows = view.seen.poker.filter((row) => row.kind === "put" && row.seat === seat && row.slot === slot);
  return rows.at(-1)?.known === "all";
}

/** The seats in turn order, the one after `from` first. */
export function after(view: TownView, from: number): number[] {
  return Array.from({ length: view.players - 1 }, (_, k) => (from + 1 + k) % view.players);
}

/** How many henchmen a seat has on cards. */
export function placed(view: TownView, seat: number): number {
  return view.seats.flatMap((one) => one.slots).filter((lies) => lies?.henchmen.includes(seat)).length;
}
