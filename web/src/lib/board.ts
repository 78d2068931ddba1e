/**
 * The contract between the table page and the board of a game.
 *
 * A board draws a view and knows no rules. Whatever can be pointed at carries `data-oid` with an object id; the page
 * tells it which of them are lit, and is told which one was picked. A thing that travels from place to place
 * (a card, a token) also carries `data-mid`, an identity that stays the same while its place changes: the page compares
 * the places before and after an update and moves it.
 *
 * Object ids, the Goat:
 *   hand:widow         a card of the dealer's hand         claim:widow      what the offered card may be called
 *   character:widow    its place beside a location or in the saloon
 *   location:store     a location (`saloon` is one)         offer            the card that is offered
 * 3000 Scoundrels: see scoundrels/objects.md.
 * Both:
 *   seat:2             a player
 */

import type { Lang } from "./prefs.svelte";
import type { Component, Snippet } from "svelte";
import type { Remark, Speaking } from "../parts/banter";
import type { components } from "./schema";

export type ObjectId = string;

/** One thing that may be chosen now: `word` is sent, `text` read; `on` are the things that, all picked, choose it. */
export type Choice = components["schemas"]["Option"];

/** An open question, as the seat it is put to reads it. Others get the prompt as a note of what is waited for. */
export type Question = components["schemas"]["Question"];

/** seat: from a chair; shared: a big screen without anybody's secrets; replay: a finished game. */
export type Mode = "seat" | "shared" | "replay";

export type Standing = "ask" | "not-this-turn" | "decide";

/** What a board knows to say beside the question: other words for it, and what each button leads to, by its verb. */
export interface PromptExtras {
  ask?: string;
  notes?: Record<string, string>;
  /** Buttons for what the board lets one do before anything is chosen; the first is the way on. A `word` is the choice
   * that one makes at once. */
  acts?: { text: string; run: () => void; quiet?: boolean; word?: string }[];
  /** The verbs of choices that these stand for. */
  without?: string[];
  /** What sends a choice that was put together, in the game's own words; else the choice says itself what it is. */
  send?: string;
  /** A game of another package: of three and more answers none comes before the others, and no verb has a shorter
   * word of the page's own. */
  foreign?: boolean;
  /** What stands between the question and the buttons. */
  aside?: Snippet;
}

export interface BoardProps<View = any> {
  /** Exactly the JSON view of the API. */
  view: View;
  question: Question | null;
  /** What can be picked next, with the choices it belongs to (narrowed by what is picked already). */
  lit: Map<ObjectId, Choice[]>;
  /** The choices that are buttons: about no thing, or about things that are not drawn at this size. */
  buttons?: Choice[];
  /** What has been picked of a choice of several parts. */
  picked: ObjectId[];
  /** The object whose choice waits for its second press ("Sure?"), if any. */
  sure: ObjectId | null;
  pick: (id: ObjectId) => void;
  /** Make this choice, when a board offers it in its own way. Asks first if it can't be taken back. */
  choose: (choice: Choice) => void;
  /** Show this large, with its text. */
  inspect: (id: ObjectId) => void;
  /** Why it can't be used now: shows the answer beside it. */
  why: (id: ObjectId) => void;
  /** Player names by seat. */
  names: string[];
  lang: Lang;
  mode: Mode;
  /** What happened so far, oldest first, for boards that show it beat by beat. */
  told?: { id: number; event: { kind: string; [fact: string]: unknown }; said: components["schemas"]["Said"] }[];
  /** Where time is limited: how much each seat has left. */
  clocks?: ({ text: string; soon: boolean } | null)[];
  /** Who is away, or played for by a bot, in words; "" for who is here. */
  presence?: string[];
  /** What a bot says to what all have just seen; null where it is silent. */
  talk?: (remark: Remark) => Speaking | null;
  /** What is being talked about: on a phone the place where it lies opens. */
  look?: ObjectId[];
  /** Where cards are called: until when the table waits for all, by which clock; and the seat's standing order. */
  call?: {
    until: number;
    now: () => number;
    order: string | null;
    give: (order: Standing) => void;
    /** Whether nobody but bots plays with us: then no answer tells anybody anything by its time. */
    alone?: boolean;
    /** Whether this seat has let it pass; it may still think better of it. */
    passed?: boolean;
    /** What this seat chose meanwhile, in words: it goes through when the wait is over. */
    kept?: string | null;
    /** What was pressed and is still held back on this screen, until when (by this device's clock), and how to take
     * it back. */
    held?: { choice: Choice; until: number } | null;
    takeBack?: () => void;
  };
  /** The page's own parts, which stand in the middle of a board: the prompt, the last event in one line, the log. */
  prompt?: Snippet<[PromptExtras?]>;
  news?: Snippet;
  log?: Snippet;
}

export type Board = Component<BoardProps>;
/** What opens over the table is fetched when it opens. */
type Later<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

/** What the inspection sheet shows for an object, in the reader's language; a game's board module makes it. */
export interface Inspection {
  title: string;
  /** Paragraphs. */
  text: string[];
  /** Rulings with their ids. */
  rulings: { id: string; text: string }[];
  provenance: ("rulebook" | "ours" | "estimate")[];
  /** The other language's name and text. */
  other?: string;
}

/** Suits by seat: the shape comes before the colour. Seat 4 exists in the Goat only. */
export const SUITS = ["hearts", "spades", "diamonds", "clubs", "star"] as const;
export type Suit = (typeof SUITS)[number];

export function suit(seat: number): Suit {
  return SUITS[seat] ?? "star";
}

/** What a seat would count now, as far as the viewer can know: the true number lies between the two. */
export interface Range {
  seat: number;
  least: number;
  most: number;
}

/** What the `index.ts` of a game's folder gives to the pages. It is loaded with the first table. */
export interface GameModule {
  Board: Board;
  /** Whether all is there that its board needs; asking fetches it. */
  ready?(view: any): boolean;
  /** The cards of somebody's own with which a view is played, where no file of them is kept. */
  own?(view: any, faces: any): void;
  /** The suit of every seat. */
  suits(view: any): Suit[];
  /** For the top bar: "Round 2", "of 3 · deck 4", and the marks of how far the game has come. */
  standing(view: any): { title: string; more: string; all: number; done: number };
  /** The same as a picture of the game's own, where there is room for it. */
  Standing?: Component<{ view: any }>;
  /** Whether its board shows the log by itself just now; the page has a key for it otherwise. */
  rail?(): boolean;
  /** Everything about a thing or a card, in a Panel of its own. `id`: of an object or a link; `turn`: we are asked. */
  Inspect: Later<{ id: string; view: any; names: string[]; turn?: boolean; close: () => void }>;
  /** The count at the end, line by line; `actions` are the page's buttons (rematch, replay, lobby). */
  Final: Later<{ view: any; names: string[]; suits: Suit[]; actions: Snippet; close: () => void }>;
  /** A card in short, shown beside it while the pointer or the focus rests on it. */
  peek?(id: string, view: any): { title: string; text: string } | null;
  /** Who is ahead as far as the viewer can know, from the view alone; and what is not in it, in words. */
  ahead?(view: any): Range[];
  aheadNote?(view: any): string;
  /** What an event was about, as a picture the size of a slot; nothing where it was about no thing. */
  Picture?: Later<{ event: { kind: string; [fact: string]: any }; view: any; names: string[] }>;
  /** Of which events there is one that is worth seeing to whoever was away. */
  pictured?(event: { kind: string; [fact: string]: any }): boolean;
  /** What was put together between two views, by what it is while it moves (`data-mid`). */
  formed?(before: any, view: any): string[];
  /** A scene that an update may open (nightfall): null if there is none to show. */
  scene?(events: Record<string, any>[], before: any, view: any): unknown;
  Scene?: Later<{ scene: any; view: any; names: string[]; suits: Suit[]; close: () => void }>;
  /** For which part of the fuse a choice is held back on the sender's own screen before it is sent; 0: not at all. */
  holds?(choice: Choice): number;
  /** The verbs besides those of the open question that have letters as keys, for the list of keys. */
  verbs?: string[];
  /** The line under the sound switch that an event makes, by the name of a cue (see lib/sound.ts). */
  cue?(event: Record<string, any>, seat: number | null): string | null;
}
