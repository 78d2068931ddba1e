/** What each game's folder says of itself before a table is opened (`bill.ts`), found by the game's id. */

import type { Component, Snippet } from "svelte";
import type { Setting } from "../learn/setting";
import type { Wish } from "./starting";

/** The pieces of which a game's part of the sandbox's form is made. */
export interface FormParts {
  setting: Setting;
  seats: string[];
  set: (path: string[], value: unknown) => void;
  change: (setting: Setting) => void;
  count: Snippet<[path: string[], text: string, least?: number, much?: number]>;
  chips: Snippet<[path: string[], all: string[], text: string, say: (one: string) => string]>;
}

export interface Preset {
  id: "first" | "usual" | "all";
  players: number;
  bot: string;
  options: Record<string, unknown>;
}

/** What is asked before a game: any game answers it, also one of another package. */
export interface Questions {
  /** How many play at most, and usually. */
  most: number;
  usual: number;
  /** How many can play, where that is not any number from two on. */
  counts?: number[];
  /** The levels of bots to choose from, and whether these have personalities; without them, all. */
  levels?: string[];
  characters?: boolean;
  /** What is chosen unless somebody chooses otherwise. */
  options: Record<string, unknown>;
  /** Ready-made tables: a first game, the usual one, and everything at once where there is more. */
  presets: Preset[];
  /** About how many minutes a table takes at which so many people and bots sit; some games do not say. */
  minutes?: (people: number, bots: number, options: Record<string, unknown>) => number;
  /** The questions of its own before a game. */
  Options?: Component<{ wish: Wish }>;
  /** The options of a game that somebody plays alone, and the questions before it. */
  alone?: { options: (wish: Wish) => Record<string, unknown>; Options: Component<{ wish: Wish }> };
}

export interface Bill extends Questions {
  /** Where it stands in the lobby. */
  order: number;
  /** Three cards in the lobby, and who stands in the street at its head; each as wide as --w says. */
  Poster: Component;
  Cast?: Component;
  /** How it is played, on one illustrated sheet. */
  How: () => Promise<{ default: Component }>;
  /** Its rulebooks, and the key of each one's title. */
  books: { id: string; title: string }[];
  /** What it counts its time by, for the sandbox: the field of a position, its word, and how far it goes. */
  time: { field: string; most: number };
  /** A position to begin with in the sandbox, and how one is set up. */
  sample: string;
  Form: () => Promise<{ default: Component<FormParts> }>;
}

const found = import.meta.glob<Bill>("../*/bill.ts", { eager: true, import: "bill" });

/** Every game that has one, in the order of the lobby. */
export const BILLS: { id: string; bill: Bill }[] = Object.entries(found)
  .map(([path, bill]) => ({ id: path.split("/")[1], bill }))
  .sort((one, other) => one.bill.order - other.bill.order);

export const billOf = (game: string): Bill | undefined => BILLS.find((one) => one.id === game)?.bill;

/** The game that can be played alone. */
export const ALONE = BILLS.find((one) => one.bill.alone);
