/** What every part of the board shares: the view, the cards, the words, and what pointing at a thing does. */

import { getContext, setContext } from "svelte";
import type { BoardProps, Choice, ObjectId, Suit } from "../lib/board";
import { boxOf, cards, suits, told, type Cards, type Lang } from "./cards.svelte";
import type { Scoundrel, SeatView, TownView } from "./view";
import { words, type Say } from "./words";

export type Look = "lit" | "picked" | "sure" | "";

const KEY = Symbol("town");
const LONG_PRESS = 350;

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
  get say(): Say {
    return words(this.lang);
  }
  get cards(): Cards {
    return cards(boxOf(this.view))!;
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
    return this.cards.leaders.get(this.view.seats[seat].leader)?.name ?? "";
  }
  /** A player as the log calls one. */
  who(seat: number): string {
    return seat === this.me ? this.say("you") : this.props.names[seat];
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
    return this.props.lit.has(id) ? "lit" : "";
  }
  /** Whether anything of a kind is lit: `mark:`, `number:`. */
  litKind(kind: string): boolean {
    for (const id of this.props.lit.keys()) if (id.startsWith(kind)) return true;
    return this.props.picked.some((id) => id.startsWith(kind));
  }
  /** The key that uses a lit thing. */
  key(id: ObjectId): string {
    const at = [...this.props.lit.keys()].indexOf(id);
    return at >= 0 && at < 9 ? String(at + 1) : "";
  }
  /** The verb on the flag of a lit thing. */
  verb(id: ObjectId): string {
    const verb = this.choices(id)[0]?.verb ?? "";
    return this.say(["use", "hire", "play", "office", "strategy", "lead"].includes(verb) ? `flag-${verb}` : "flag-choose");
  }

  /**
   * The attributes of a thing that can be pointed at. `label` is how it is read out; `dim`: it answers "Why not?";
   * `one`: a scoundrel, which is shown large where the pointer or the focus rests.
   */
  thing(id: ObjectId, label: string, more: { dim?: boolean; one?: Scoundrel | null; move?: string } = {}) {
    const look = this.look(id);
    const state = look === "lit" ? this.say("now") : look === "picked" ? this.say("chosen") : look === "sure" ? this.say("sure") : "";
    const act = () => {
      if (look) this.props.pick(id);
      else if (more.dim || !more.one) this.props.why(id);
      else this.props.inspect(id);
    };
    return {
      "data-oid": id,
      "data-mid": more.move,
      role: "button",
      tabindex: -1,
      "aria-label": [label, state].filter(Boolean).join(", "),
      "aria-pressed": look === "picked" ? ("true" as const) : undefined,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        if (this.#pressed) this.#pressed = false;
        else act();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
      onpointerdown: (event: PointerEvent) => {
        this.#pressed = false;
        clearTimeout(this.#timer);
        this.peeked = null;
        if (event.pointerType === "mouse") return;
        event.stopPropagation();
        this.#timer = window.setTimeout(() => {
          this.#pressed = true;
          this.props.inspect(id);
        }, LONG_PRESS);
      },
      onpointerup: () => clearTimeout(this.#timer),
      onpointercancel: () => clearTimeout(this.#timer),
      ...(more.one ? this.#peek(more.one) : {}),
    };
  }
  #pressed = false;

  #peek(one: Scoundrel) {
    const show = (target: EventTarget | null, wait: number) => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        this.peeked = { one, rect: (target as Element).getBoundingClientRect() };
      }, wait);
    };
    const hide = () => {
      clearTimeout(this.#timer);
      this.peeked = null;
    };
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && show(event.currentTarget, 450),
      onpointerleave: hide,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && show(event.currentTarget, 0),
      onblur: hide,
    };
  }
}

export function provide(props: () => BoardProps<TownView>): Town {
  return setContext(KEY, new Town(props));
}

export function town(): Town {
  return getContext<Town>(KEY);
}

/** One tab stop for a group of things; arrows move inside it. */
export function group(node: HTMLElement) {
  const things = () => [...node.querySelectorAll<HTMLElement>("[data-oid], [data-stop]")].filter((one) => one.offsetParent !== null);
  const stop = (chosen?: HTMLElement) => {
    const all = things();
    const first = chosen ?? all.find((one) => one.matches(".lit, .picked, .sure")) ?? all[0];
    for (const one of all) one.tabIndex = one === first ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    const one = (event.target as HTMLElement).closest<HTMLElement>("[data-oid], [data-stop]");
    if (one && node.contains(one)) stop(one);
  };
  const moved = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    if (!ARROWS.has(event.key) || !from.matches("[data-oid], [data-stop]")) return;
    const to = nearest(from, things(), event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    stop(to);
    to.focus();
  };
  const watcher = new MutationObserver(() => {
    if (!node.contains(document.activeElement)) stop();
  });
  watcher.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", moved);
  stop();
  return () => {
    watcher.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", moved);
  };
}

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** The thing that lies next in the direction of an arrow. */
function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const here = centre(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = centre(one);
    const along = (across ? there.x - here.x : there.y - here.y) * sign;
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (along > 2 && along + aside * 2.5 < least) {
      least = along + aside * 2.5;
      best = one;
    }
  }
  return best;
}

function centre(node: HTMLElement) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
