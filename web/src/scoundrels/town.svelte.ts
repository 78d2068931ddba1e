/** What every part of the board shares: the view, the cards, the words, and what pointing at a thing does. */

import { getContext, setContext } from "svelte";
import type { BoardProps, Choice, ObjectId, Suit } from "../lib/board";
import icons from "virtual:icons/scoundrels";
import { addWords, t } from "../lib/i18n.svelte";
import { prefs } from "../lib/prefs.svelte";
import { addSprite } from "../lib/sprite";
import de from "../words/scoundrels.de.ftl";
import en from "../words/scoundrels.en.ftl";
import { cards, suits, told, type Cards, type Lang } from "./cards.svelte";
import type { Scoundrel, SeatView, TownView } from "./view";

export type Look = "lit" | "picked" | "sure" | "";

/** What the board says by itself; everything about the game comes from the server in words. */
export type Say = (key: string, facts?: Record<string, string | number>) => string;

addSprite(icons);
addWords("en", en);
addWords("de", de);

const KEY = Symbol("town");

export class Town {
  /** The scoundrel that is shown large beside where the pointer rests. */
  peeked = $state<{ one: Scoundrel; rect: DOMRect } | null>(null);
  #props: () => BoardProps<TownView>;
  #timer = 0;

  constructor(props: () => BoardProps<TownView>) {
    this.#props = props;
  }

  get props(): BoardProps<TownView> {
    return this.#props();
  }
  get view(): TownView {
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
  get asked(): string {
    return this.props.question?.mine ? this.props.question.kind : "";
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

  // What a thing looks like, and what pointing at it does

  choices(id: ObjectId): Choice[] {
    return this.props.lit.get(id) ?? [];
  }
  look(id: ObjectId): Look {
    if (this.props.sure === id) return "sure";
    if (this.props.picked.includes(id)) return "picked";
    return this.props.lit.has(id) && !this.#later(id) ? "lit" : "";
  }
  /** Where somebody is hired to, or a loan is noted, is asked once the first half is made. */
  #later(id: ObjectId): boolean {
    return !this.props.picked.length && this.choices(id).every(({ verb, on }) => (verb === "hire" || verb === "loan") && on.length > 1 && on[0] !== id);
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
    if (first && first.on.length > 1 && first.on[0] !== id) {
      return this.props.picked.length ? this.say(id === "discard" ? "flag-let-go" : "flag-here") : "";
    }
    return this.say(["use", "hire", "play", "office", "strategy", "lead", "loan"].includes(verb) ? `flag-${verb}` : "flag-choose");
  }

  /** Show a scoundrel large beside where it lies, after a moment. */
  peek(one: Scoundrel, at: Element, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.peeked = { one, rect: at.getBoundingClientRect() }), wait);
  }
  unpeek(): void {
    clearTimeout(this.#timer);
    // Not at once: the focus also leaves what is just being taken off the table.
    queueMicrotask(() => (this.peeked = null));
  }
}

export function provide(props: () => BoardProps<TownView>): Town {
  return setContext(KEY, new Town(props));
}

export function town(): Town {
  return getContext<Town>(KEY);
}

/** For scenes and sheets outside the board, where nothing can be pointed at. */
export function still(facts: () => { view: TownView; names: string[]; inspect?: (id: ObjectId) => void }): Town {
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
