/** What every part of the board shares: the view, the cards, the words, and what pointing at a thing does. */

import { getContext, setContext } from "svelte";
import type { BoardProps, Choice, ObjectId, Suit } from "../lib/board";
import icons from "virtual:icons/scoundrels";
import { inOneLanguage, t, type Words } from "../lib/i18n.svelte";
import { prefs } from "../lib/prefs.svelte";
import { addSprite } from "../lib/sprite";
import { Arranging } from "./arranging.svelte";
import { cards, suits, told, type Cards, type Lang, type Trait } from "./cards.svelte";
import type { Stage } from "./stage.svelte";
import type { Scoundrel, SeatView, ScoundrelsView } from "./view";

export type Look = "lit" | "picked" | "sure" | "";

/** What the board says by itself; everything about the game comes from the server in words. */
export type Say = (key: string, facts?: Record<string, string | number>) => string;

addSprite(icons);
/** Whether the board's own words are there. */
export const worded = inOneLanguage(import.meta.glob<Words>("../words/scoundrels.*.ftl", { import: "default" }));
worded();

const KEY = Symbol("table");

export class Table {
  /** The scoundrel that is shown large beside where the pointer rests. */
  peeked = $state<{ one: Scoundrel; rect: DOMRect } | null>(null);
  /** The card that was let pass: until the last call it is not asked about again. */
  letPass = $state("");
  #props: () => BoardProps<ScoundrelsView>;
  #timer = 0;
  #over: Element | null = null;
  /** The own sheet while it is put in order. */
  readonly arranging = new Arranging(this);

  constructor(
    props: () => BoardProps<ScoundrelsView>,
    readonly stage: Stage | null = null,
  ) {
    this.#props = props;
  }

  get props(): BoardProps<ScoundrelsView> {
    return this.#props();
  }
  get view(): ScoundrelsView {
    return this.props.view;
  }
  get lang(): Lang {
    return this.props.lang;
  }
  say: Say = (key, facts) => t(`sc-${key}`, facts);
  get cards(): Cards {
    return cards(this.view)!;
  }
  /** Whose secrets are shown: the viewer's, and nobody's on a shared board. */
  get me(): number | null {
    return this.props.mode === "shared" ? null : this.view.seat;
  }
  get mine(): SeatView | null {
    return this.me === null ? null : this.view.seats[this.me];
  }
  /** The card of this turn, for as long as it is the card of this turn. */
  get cardPlayed(): string {
    return `${this.view.day} ${this.view.turn} ${this.view.active} ${this.view.slot}`;
  }
  get asked(): string {
    return this.props.question?.mine ? this.props.question.kind : "";
  }

  /** A sheet as it is drawn: one's own may be in the middle of being put in order. */
  sheet(seat: number): (Scoundrel | null)[] {
    return seat === this.me ? this.arranging.sheet : this.view.seats[seat].sheet;
  }

  suit(seat: number): Suit {
    return suits(this.view)[seat];
  }
  leader(seat: number): string {
    const one = this.view.seats[seat] ?? this.view.enemy;
    return this.cards.leaders.get(one.leader)?.name ?? "";
  }
  /** A player as the log calls one. */
  who(seat: number): string {
    return seat === this.me ? this.say("you") : (this.props.names[seat] ?? this.leader(seat));
  }
  /** The facts of a sentence about a player, in which "you" may need words of its own. */
  about(seat: number): { who: string; you: number } {
    return { who: this.who(seat), you: seat === this.me ? 1 : 0 };
  }
  /** The same of several, you named apart from the others. */
  abouts(seats: number[]): { who: string; you: number; count: number } {
    const others = seats.filter((seat) => seat !== this.me);
    return {
      who: others.map((seat) => this.who(seat)).join(", "),
      you: others.length < seats.length ? 1 : 0,
      count: others.length,
    };
  }
  name(one: Scoundrel): string {
    return this.cards.name(one.trait, one.job, this.lang);
  }
  site(id: string): string {
    return told(this.cards.sites.get(id)!, "name", this.lang);
  }
  safe(id: string): string {
    const at = id.lastIndexOf("-");
    return `${this.site(id.slice(0, at))} ${id.slice(at + 1)}`;
  }

  /** The inks of a card, as classes. */
  ink(one: { trait: string; job: string }): unknown[] {
    return [this.cards.jobs.get(one.job)!.colour, { l2: this.cards.traits.get(one.trait)!.level === 2 }];
  }
  /** When a scoundrel is used, where that is said in words. */
  saying(trait: Trait): string {
    if (trait.moment !== "after" && trait.moment !== "other") return "";
    const short = told(trait, "short", this.lang);
    return short.charAt(0).toUpperCase() + short.slice(1);
  }
  /** What hiring somebody in the Saloon costs; null where nobody is hired. */
  price(id: ObjectId, one: Partial<Scoundrel>): number | null {
    const choices = this.look(id) === "picked" ? (this.props.question?.choices ?? []) : this.choices(id);
    return choices.some(({ verb }) => verb === "hire") ? (one.cost ?? null) : null;
  }

  // What a thing looks like, and what pointing at it does

  choices(id: ObjectId): Choice[] {
    return this.props.lit.get(id) ?? [];
  }
  look(id: ObjectId): Look {
    const place = this.#arranged(id);
    if (place !== null) return this.arranging.picked === place ? "picked" : "lit";
    if (this.props.sure === id) return "sure";
    if (this.props.picked.includes(id)) return "picked";
    return this.props.lit.has(id) && !this.#later(id) ? "lit" : "";
  }
  /** The place of the own sheet that this is, while it may be changed with another. */
  #arranged(id: ObjectId): number | null {
    const place = id.startsWith(`scoundrel:${this.me}:`) ? Number(id.split(":")[2]) : -1;
    return this.arranging.movable(place) && (this.arranging.sheet[place] || this.arranging.picked !== null)
      ? place
      : null;
  }
  /** Who is about to be hired onto a sheet that has no room: somebody has to go. */
  get crowding(): Scoundrel | null {
    const from = this.props.picked.find((one) => one.startsWith("saloon:"));
    const full = from && this.mine && [...this.props.lit.keys()].some((id) => this.#leaves(id));
    return full ? (this.view.saloon[Number(from.slice(7))] ?? null) : null;
  }
  /** Whether pressing it takes a scoundrel off its sheet. */
  #leaves(id: ObjectId): boolean {
    const [kind, seat, place] = id.split(":");
    if (kind !== "scoundrel" || !this.view.seats[+seat]?.sheet[+place]) return false;
    return this.asked === "discard" || this.choices(id).some(({ verb }) => verb === "hire");
  }
  /** Point at a thing. */
  point(id: ObjectId): void {
    const place = this.#arranged(id);
    if (place === null) this.props.pick(id);
    else this.arranging.press(place);
  }
  /** Where somebody is hired to, or a loan is noted, is asked once the first half is made. */
  #later(id: ObjectId): boolean {
    return (
      !this.props.picked.length &&
      this.choices(id).every(({ verb, on }) => (verb === "hire" || verb === "loan") && on.length > 1 && on[0] !== id)
    );
  }
  /** The things that the next half of a choice begins with. */
  get leads(): Set<ObjectId> {
    const found = new Set<ObjectId>();
    for (const choices of this.props.lit.values()) {
      for (const { on } of choices) {
        const next = on.find((id) => !this.props.picked.includes(id));
        if (next) found.add(next);
      }
    }
    return found;
  }
  /** Whether anything of a kind is lit: `mark:`, `number:`. */
  litKind(kind: string): boolean {
    for (const id of this.props.lit.keys()) if (id.startsWith(kind)) return true;
    return this.props.picked.some((id) => id.startsWith(kind));
  }
  /** The verb on the flag of a lit thing; "" for the second half of a choice whose first half is not made. */
  verb(id: ObjectId): string {
    const [first] = this.choices(id);
    const verb = first?.verb ?? "";
    if (this.#leaves(id)) return this.say("flag-leaves");
    if (first && first.on.length > 1 && first.on[0] !== id) {
      return this.props.picked.length ? this.say(id === "discard" ? "flag-let-go" : "flag-here") : "";
    }
    return this.say(
      ["use", "hire", "play", "office", "strategy", "lead", "loan"].includes(verb) ? `flag-${verb}` : "flag-choose",
    );
  }

  /** Show a scoundrel large beside where it lies, after a moment. */
  peek(one: Scoundrel, at: Element, wait: number): void {
    clearTimeout(this.#timer);
    this.#over = at;
    this.#timer = window.setTimeout(() => (this.peeked = { one, rect: at.getBoundingClientRect() }), wait);
  }
  /** The same where a pointer moves: once, until it has left. */
  pass(one: Scoundrel, at: Element): void {
    if (this.#over !== at) this.peek(one, at, 450);
  }
  unpeek(left = true): void {
    clearTimeout(this.#timer);
    if (left) this.#over = null;
    // Not at once: the focus also leaves what is just being taken off the table.
    queueMicrotask(() => (this.peeked = null));
  }
}

/** The hour of the day, 0 to 3: everybody has one turn in each. */
export function hour(view: ScoundrelsView): number {
  return Math.min(3, Math.max(0, Math.ceil(view.turn / view.players) - 1));
}

export function provide(props: () => BoardProps<ScoundrelsView>, stage: Stage | null = null): Table {
  return setContext(KEY, new Table(props, stage));
}

export function table(): Table {
  return getContext<Table>(KEY);
}

/** For scenes and sheets outside the board, where nothing can be pointed at. */
export function still(facts: () => { view: ScoundrelsView; names: string[]; inspect?: (id: ObjectId) => void }): Table {
  const nothing = () => undefined;
  return provide(() => ({
    question: null,
    lit: new Map(),
    picked: [],
    sure: null,
    pick: nothing,
    choose: nothing,
    inspect: nothing,
    why: nothing,
    lang: prefs.lang,
    mode: "seat",
    ...facts(),
  }));
}
