/**
 * Putting one's own sheet in order. The game asks place by place who lies there; a person moves cards about until the
 * sheet looks right. So the order is made on this screen, two changing places at a time, and nothing of it is sent
 * before it is said to stand; then the questions are answered from it, one after another.
 */

import { tick, untrack } from "svelte";
import type { Choice } from "../lib/board";
import { places, play } from "../lib/motion";
import type { Table } from "./table.svelte";
import { beside, type Scoundrel } from "./view";

type Order = (Scoundrel | null)[];

export class Arranging {
  /** The place whose card waits for another to change with. */
  picked = $state<number | null>(null);
  #order = $state.raw<Order | null>(null);
  /** Whether the order stands, and the questions are being answered from it. */
  #sending = $state(false);
  /** The last place that was answered: each is answered once, so that what is refused is not sent without end. */
  #answered = -1;

  constructor(private readonly t: Table) {}

  get #choices(): Choice[] {
    const question = this.t.props.question;
    return this.t.me !== null && this.t.props.mode === "seat" && question?.mine ? question.choices : [];
  }
  /** Whether it is asked who lies where: nobody moves without being asked. */
  get #placing(): boolean {
    return this.t.asked === "arrange" && this.#choices.length > 0;
  }
  get open(): boolean {
    return !this.#sending && (this.#placing || this.offer !== null);
  }
  /** With a hire comes the right to rearrange, which nobody has to use. */
  get offer(): Choice | null {
    return this.#choices.find(({ verb }) => verb === "rearrange") ?? null;
  }
  get keep(): Choice | null {
    return this.#choices.find(({ verb }) => verb === "keep") ?? null;
  }
  /** How it lies on the table. */
  get before(): Order {
    return this.t.me === null ? [] : this.t.view.seats[this.t.me].sheet;
  }
  /** How it lies on this screen. */
  get sheet(): Order {
    return this.#order ?? this.before;
  }
  get changed(): boolean {
    return this.sheet.some((one, place) => one?.sleeve !== this.before[place]?.sleeve);
  }
  /** The first place that is still open: those before it have been settled. */
  get first(): number {
    if (this.#placing) return Number(this.t.view.running.frames.at(-1)?.[4] ?? 1);
    return this.t.view.options.extra_scoundrel ? 0 : 1;
  }
  movable(place: number): boolean {
    return this.open && place >= this.first && place < this.sheet.length;
  }

  /** Whom a scoundrel would answer at that place of an order. */
  heard(one: Scoundrel, place: number, order = this.sheet): Scoundrel[] {
    const arrows = this.t.cards.traits.get(one.trait)!.arrows;
    return arrows
      .map((arrow) => order[beside(place, arrow)])
      .filter((there) => there != null && there !== one) as Scoundrel[];
  }
  /** How many arrows of an order join two. */
  joined(order: Order): number {
    return order.reduce((sum, one, place) => sum + (one ? this.heard(one, place, order).length : 0), 0);
  }

  /** Press a place: the first is lifted, the second changes with it. */
  press(place: number): void {
    if (this.picked === null) this.picked = this.sheet[place] ? place : null;
    else if (this.picked === place) this.picked = null;
    else this.swap(this.picked, place);
  }

  swap(one: number, other: number): void {
    this.picked = null;
    if (one === other || !this.movable(one) || !this.movable(other)) return;
    const next = [...this.sheet];
    [next[one], next[other]] = [next[other], next[one]];
    const root = document.querySelector<HTMLElement>(".scoundrels.board .sheet");
    const from = places(root);
    this.#order = next;
    void tick().then(() => play(root, from));
  }

  /** As it was. */
  reset(): void {
    this.picked = null;
    this.#order = null;
    this.#sending = false;
    this.#answered = -1;
  }

  /** So it stands: from here on the questions are answered by the order. */
  settle(): void {
    this.picked = null;
    if (!this.changed && this.keep) {
      this.t.props.choose(this.keep);
      return;
    }
    const offer = this.offer;
    this.#order = this.sheet;
    this.#sending = true;
    if (offer) this.t.props.choose(offer);
  }

  /** Answer what is asked from the order that stands; forget it when nothing is asked any more. For an effect. */
  follow(): void {
    // While it is shown what others did nothing is asked, and what was put in order stays as it is.
    if (this.t.stage?.busy) return;
    if (!this.#placing && !this.offer) this.reset();
    else if (this.#placing && this.#sending && this.#order) this.#answer(this.#order, this.first);
  }

  #answer(order: Order, place: number): void {
    if (place === this.#answered) return;
    const word = order[place] ? `scoundrel ${order[place].job}` : "empty";
    const choice = place > this.#answered ? this.#choices.find((one) => one.word === word) : undefined;
    // Somebody who has taken a place back puts the rest in order anew.
    if (!choice) return this.reset();
    this.#answered = place;
    untrack(() => this.t.props.choose(choice));
  }
}

const FAR = 8;

/** Drag the card of a place onto another place, with mouse, pen or finger. */
export function drags(
  node: HTMLElement,
  given: { arranging: Arranging; place: number },
): { update(now: typeof given): void; destroy(): void } {
  let start: { x: number; y: number; id: number } | null = null;
  let dragged = false;
  const card = () => node.querySelector<HTMLElement>("[data-oid]");
  const over = (event: PointerEvent) =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest<HTMLElement>("[data-place]"))
      .find((one) => one && one !== node) ?? null;
  const mark = (at: HTMLElement | null) => {
    for (const one of node.closest(".sheet")?.querySelectorAll("[data-place].over") ?? [])
      if (one !== at) one.classList.remove("over");
    if (at && given.arranging.movable(Number(at.dataset.place))) at.classList.add("over");
  };
  const down = (event: PointerEvent) => {
    dragged = false;
    const { arranging, place } = given;
    if (event.button !== 0 || !arranging.movable(place) || !arranging.sheet[place]) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragged && Math.hypot(dx, dy) < FAR) return;
    if (!dragged) {
      dragged = true;
      node.setPointerCapture(start.id);
      node.classList.add("dragged");
    }
    card()?.style.setProperty("transform", `translate(${dx}px, ${dy}px)`);
    mark(over(event));
  };
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    if (!dragged) return;
    const at = event.type === "pointerup" ? over(event) : null;
    node.classList.remove("dragged");
    mark(null);
    if (at) given.arranging.swap(given.place, Number(at.dataset.place));
    card()?.style.removeProperty("transform");
  };
  // What was dragged was not pressed.
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  return {
    update: (now) => (given = now),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
    },
  };
}
