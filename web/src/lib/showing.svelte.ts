/** What is new on a board is held back until what came before it was seen, at the reader's pace. */

import type { Said } from "./api";
import { lasting, staging } from "./staging.svelte";

export interface Told {
  id: number;
  event: { kind: string; [fact: string]: unknown };
  said: Said;
}

interface News<View> {
  view: View;
  told: Told[];
}

const NEVER = -1;
/** So many turns behind, what is shown goes twice as fast by itself. */
const BEHIND = 2;

export abstract class Showing<View, Beat> {
  /** What is on the table as far as it was shown. */
  shown = $state.raw<View>() as View;
  /** What is being shown; nothing is lit until it is over. */
  beat = $state.raw<Beat | null>(null);
  protected waiting: News<View>[] = [];
  protected closed = false;
  /** More is to be shown, but not before a scene that comes first. */
  private held = $state(false);
  private seen: number;
  /** The last line that was shown. */
  private reached: number;
  private running = false;
  private timer = 0;
  private go: (() => void) | null = null;

  constructor(view: View, told: Told[]) {
    this.shown = view;
    this.seen = this.reached = told.at(-1)?.id ?? NEVER;
    staging.goOn = () => void (this.running || this.run());
  }

  /** Show what led to this, and leave the table as it is in this view. */
  protected abstract show(view: View, told: Told[]): Promise<void>;
  /** Put the pieces where they are, without a word. */
  protected abstract lay(view: View): void;
  /** How many turns of what waits. */
  protected abstract turns(told: Told[]): number;

  get busy(): boolean {
    return this.beat !== null || this.held;
  }

  get behind(): number {
    return this.waiting.reduce((sum, { told }) => sum + this.turns(told), 0);
  }

  /** Something is new. */
  take(view: View, told: Told[]): void {
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
    staging.goOn = null;
    clearTimeout(this.timer);
    this.rest();
  }

  /** Show this; the page lays nothing over it, and says no later hour than the board. */
  protected tell(beat: Beat): void {
    this.beat = beat;
    staging.busy = true;
    staging.shown = () => this.shown;
  }

  private rest(): void {
    staging.busy = false;
    staging.until = Infinity;
    staging.shown = null;
  }

  /** Leave what is shown for so long; a press goes on at once. */
  protected hold(ms: number): Promise<void> {
    if (ms <= 0 || this.closed) return Promise.resolve();
    return new Promise((done) => {
      this.go = () => {
        clearTimeout(this.timer);
        this.go = null;
        done();
      };
      const part = this.behind >= BEHIND ? 0.5 : 1;
      if (ms < Infinity) this.timer = window.setTimeout(() => this.go?.(), ms * part);
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    const before = () => !document.hidden && staging.scene !== null && this.reached >= staging.scene;
    while (this.waiting.length && !this.closed && !before()) {
      this.held = false;
      const { view, told } = this.waiting.shift()!;
      const [first] = told;
      this.reached = told.at(-1)?.id ?? this.reached;
      if (first) staging.until = first.id - 1;
      if (document.hidden || lasting(1, true) === 0 || !told.length) this.lay(view);
      else await this.show(view, told);
    }
    this.running = false;
    if (this.closed) return;
    this.beat = null;
    this.rest();
    this.held = this.waiting.length > 0;
    if (!this.held) return;
    staging.until = this.reached;
    staging.shown = () => this.shown;
  }
}
