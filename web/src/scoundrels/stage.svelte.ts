/** The stage: what others do goes over the board before the eyes, with one caption that grows, and money flies. */

import { tick } from "svelte";
import type { Said } from "../lib/api";
import type { ObjectId } from "../lib/board";
import { boxOf, drawWay, fly } from "../lib/flight";
import { places, play } from "../lib/motion";
import { stillness } from "../lib/prefs.svelte";
import { Showing, type Told } from "../lib/showing.svelte";
import { lasting, moving } from "../lib/staging.svelte";
import { beat, coins, summary, turnSum, type Beat } from "./beats";
import { formed } from "./formed";
import type { ScoundrelsView } from "./view";

const LIFT = 360;
const WAY = 300;
const FLIGHT = 560;
const CARRY = 700;
/** So many turns behind, the rest is only told. */
const FAR_BEHIND = 4;

export class Stage extends Showing<ScoundrelsView, Beat> {
  /** The sentences of the turn that is being shown; the caption grows. */
  said = $state.raw<Said[]>([]);
  /** What was told of the turn that is being shown, and how many beats it had. */
  private turn: Told[] = [];
  private beats = 0;
  private which = "";
  private unway = () => undefined as void;

  constructor(
    view: ScoundrelsView,
    told: Told[],
    private readonly root: () => HTMLElement | null,
    private readonly me: () => number | null,
  ) {
    super(view, told);
  }

  protected turns(told: Told[]): number {
    return told.filter(({ event }) => event.kind === "turn").length;
  }

  protected async show(view: ScoundrelsView, told: Told[]): Promise<void> {
    if (this.behind >= FAR_BEHIND) return this.catchUp(view, told);
    const next = beat(told, view, this.me());
    const which = `${this.shown.day} ${this.shown.turn}`;
    if (which !== this.which) [this.which, this.turn, this.beats] = [which, [], 0];
    const ends = told.findIndex(({ event }) => event.kind === "turn");
    this.turn.push(...(ends < 0 ? told : told.slice(0, ends)));
    const money = coins(told, this.shown);
    if (!next) {
      // One's own doing: it needs no caption, and nothing waits for it.
      this.lay(view);
      fly(this.root(), money);
      if (ends >= 0) await this.sumUp();
      return;
    }
    this.say(next);
    await this.hold(moving(LIFT));
    await this.hold(fly(this.root(), money));
    if (next.loot) await this.hold(this.point(next.loot));
    if (this.closed) return;
    this.lay(view, next);
    await tick();
    await this.hold(lasting(next.read, true));
    this.unway();
    this.beats += 1;
    if (ends >= 0) await this.sumUp();
  }

  /** A turn is over: one line says what it came to, if it took more than one beat. */
  private async sumUp(): Promise<void> {
    const sum = this.beats > 1 ? turnSum(this.turn, this.me()) : null;
    if (!sum || this.closed || this.behind) return;
    this.said = sum.lines;
    this.tell(sum);
    await this.hold(lasting(sum.read, true));
  }

  /** Too much waits to be shown: the table is as it is now, and one line says what went by. */
  private async catchUp(view: ScoundrelsView, told: Told[]): Promise<void> {
    const past = [told, ...this.waiting.map((one) => one.told)].flat();
    const now = this.waiting.at(-1)?.view ?? view;
    this.waiting = [];
    this.lay(now);
    const sum = summary(past, this.me());
    if (!sum) return;
    this.say(sum);
    await this.hold(lasting(sum.read, true));
  }

  private say(next: Beat): void {
    const same = this.beat !== null && this.beat.seat === next.seat && !next.since;
    this.said = same ? [...this.said, ...next.lines].slice(-3) : next.lines.slice(-3);
    this.tell(next);
  }

  /** Draw the way of what is carried off. */
  private point({ safe, seat }: NonNullable<Beat["loot"]>): number {
    const root = this.root();
    const to = boxOf(root, [`[data-swag="${seat}"]`, `[data-board="${seat}"]`, `[data-purse="${seat}"]`]);
    this.unway();
    this.unway = drawWay(root, boxOf(root, [`[data-oid="safe:${safe}"]`]), to);
    return moving(WAY);
  }

  /** Put the pieces where they are now, and let them go there before the eyes. */
  protected lay(view: ScoundrelsView, next: Beat | null = null): void {
    const root = this.root();
    const before = places(root);
    const from = (next?.ways ?? []).map(({ from, to }) => ({ box: boxOf(root, [from]), to }));
    const was = this.shown;
    const time = next ? (next.loot ? CARRY : FLIGHT) : undefined;
    this.shown = view;
    void tick().then(() => {
      play(root, before, formed(was, view), time);
      if (stillness() || document.hidden) return;
      for (const way of from) arrive(way.box, root?.querySelector(way.to) ?? null);
    });
  }

  close(): void {
    this.unway();
    super.close();
  }
}

/** Ring in ink what is being told of. */
export function ring(root: HTMLElement | null, things: ObjectId[]): void {
  const wanted = new Set(things);
  for (const one of root?.querySelectorAll<HTMLElement>("[data-oid]") ?? []) {
    one.toggleAttribute("data-staged", wanted.has(one.dataset.oid!));
  }
}

/** Let a piece come from where it was taken. */
function arrive(from: DOMRect | null, node: Element | null): void {
  const to = node?.getBoundingClientRect();
  if (!from || !to?.width) return;
  const way = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  node!.animate([{ transform: `translate(${way[0]}px, ${way[1]}px)`, zIndex: 9 }, { transform: "none" }], {
    duration: moving(FLIGHT) || FLIGHT,
    easing: "cubic-bezier(.3,.7,.2,1)",
    fill: "backwards",
  });
}
