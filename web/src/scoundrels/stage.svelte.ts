/** The stage: holds back what is new until what came before it was seen, at the reader's pace. */

import { tick } from "svelte";
import type { Said } from "../lib/api";
import type { ObjectId } from "../lib/board";
import { places, play } from "../lib/motion";
import { stillness } from "../lib/prefs.svelte";
import { lasting, staging } from "../lib/staging.svelte";
import { beat, type Beat, type Told } from "./beats";
import { formed } from "./formed";
import type { ScoundrelsView } from "./view";

const LIFT = 360;
const FLIGHT = 560;
/** More than this behind, and the rest is quick; much more, and it is only told. */
const BEHIND = 6;
const FAR_BEHIND = 14;
const NEVER = -1;

export class Stage {
  /** What is on the table as far as it was shown. */
  shown = $state.raw<ScoundrelsView>() as ScoundrelsView;
  beat = $state.raw<Beat | null>(null);
  /** The sentences of the turn that is being shown; the caption grows. */
  said = $state.raw<Said[]>([]);
  private waiting: { view: ScoundrelsView; told: Told[] }[] = [];
  private seen: number;
  private running = false;
  private timer = 0;
  private go: (() => void) | null = null;
  private closed = false;

  constructor(
    view: ScoundrelsView,
    told: Told[],
    private readonly root: () => HTMLElement | null,
    private readonly me: () => number | null,
  ) {
    this.shown = view;
    this.seen = told.at(-1)?.id ?? NEVER;
  }

  get busy(): boolean {
    return this.beat !== null;
  }

  /** Something is new. */
  take(view: ScoundrelsView, told: Told[]): void {
    const last = told.at(-1)?.id ?? NEVER;
    // After a new connection the log begins anew: what was before is not played again.
    const fresh = last < this.seen ? [] : told.filter((one) => one.id > this.seen);
    this.seen = last;
    if (view === this.shown && !this.waiting.length) return;
    this.waiting.push({ view, told: fresh });
    if (!this.running) void this.run();
  }

  /** Go on at once. */
  onward(): void {
    this.go?.();
  }

  /** Go to now. */
  end(): void {
    for (const one of this.waiting) one.told = [];
    this.onward();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    staging.busy = false;
  }

  private hold(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      this.go = () => {
        clearTimeout(this.timer);
        this.go = null;
        done();
      };
      const part = this.waiting.length > BEHIND ? 0.5 : 1;
      if (ms < Infinity) this.timer = window.setTimeout(() => this.go?.(), ms * part);
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length && !this.closed) {
      const { view, told } = this.waiting.shift()!;
      const skip = document.hidden || this.waiting.length > FAR_BEHIND || lasting(1, true) === 0;
      const next = skip ? null : beat(told, view, this.me());
      if (next) {
        this.say(next);
        if (lasting(1) > 0 && lasting(1) < Infinity) await this.hold(lasting(LIFT));
      }
      if (this.closed) return;
      this.lay(view, next);
      if (next) {
        await tick();
        await this.hold(lasting(next.read, true));
      }
    }
    this.running = false;
    if (!this.closed) this.rest();
  }

  private say(next: Beat): void {
    const same = this.beat !== null && this.beat.seat === next.seat;
    this.beat = next;
    this.said = same ? [...this.said, ...next.lines].slice(-3) : next.lines.slice(-3);
    staging.busy = true;
  }

  private rest(): void {
    this.beat = null;
    this.said = [];
    staging.busy = false;
  }

  /** Put the pieces where they are now, and let them go there before the eyes. */
  private lay(view: ScoundrelsView, next: Beat | null): void {
    const root = this.root();
    const before = places(root);
    const from = (next?.ways ?? []).map(({ from, to }) => ({ box: box(root, from), to }));
    const was = this.shown;
    this.shown = view;
    void tick().then(() => {
      play(root, before, formed(was, view));
      if (stillness() || document.hidden) return;
      for (const way of from) arrive(way.box, root?.querySelector(way.to) ?? null);
    });
  }
}

/** Ring in ink what is being told of. */
export function ring(root: HTMLElement | null, things: ObjectId[]): void {
  const wanted = new Set(things);
  for (const one of root?.querySelectorAll<HTMLElement>("[data-oid]") ?? []) {
    one.toggleAttribute("data-staged", wanted.has(one.dataset.oid!));
  }
}

function box(root: HTMLElement | null, what: string): DOMRect | null {
  const found = root?.querySelector(what)?.getBoundingClientRect();
  return found?.width ? found : null;
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
    duration: Math.min(FLIGHT, lasting(FLIGHT)),
    easing: "cubic-bezier(.3,.7,.2,1)",
    fill: "backwards",
  });
}
