/** The Goat's stage: flip, stamp, hold, then what comes of it; the Saloon by its numbers; money piece by piece. */

import { tick } from "svelte";
import { fly } from "../lib/flight";
import { places, play } from "../lib/motion";
import { Showing, type Told } from "../lib/showing.svelte";
import { lasting, moving } from "../lib/staging.svelte";
import { beats, flightOf, type Act, type Beat, type Reveal, type Step } from "./beats";
import { advanced } from "./between";
import type { GoatView } from "./view";

const SLIDE = 960;
const OFFER = 1800;
const FLIP = 640;
const HOLD = 1500;
const HOLD_OWN = 2200;
const TRAVEL = 620;
const SAY = 900;
const DOORS = 1600;
const UP = 600;
const READ = 1800;
const EMPTY = 400;
const SHEET = 10_000;
const ASK = 8000;
/** So many offers behind, it is asked whether to watch them. */
const FAR_BEHIND = 4;

export class GoatStage extends Showing<GoatView, Beat> {
  /** Whoever was asked wants to watch what waits. */
  private watches = false;

  constructor(
    view: GoatView,
    told: Told[],
    private readonly root: () => HTMLElement | null,
    private readonly me: () => number | null,
    private readonly all: () => Told[],
  ) {
    super(view, told);
  }

  protected turns(told: Told[]): number {
    return told.filter(({ event }) => event.kind === "accepted" || event.kind === "refused").length;
  }

  /** Yes, show all of it. */
  watch(): void {
    this.watches = true;
    this.onward();
  }

  protected async show(view: GoatView, told: Told[]): Promise<void> {
    if (this.behind < FAR_BEHIND) this.watches = false;
    else if (!this.watches) {
      this.tell({ kind: "since", count: this.behind + this.turns(told) });
      await this.hold(lasting(ASK, true));
      if (!this.watches) {
        this.end();
        this.lay(view);
        return;
      }
    }
    for (const one of beats(told, this.shown, view, this.all())) {
      if (this.closed) return;
      await this.act(one, view);
    }
    if (this.closed) return;
    this.lay(view);
    if (view.offer && told.some(({ event }) => event.kind === "offered")) await this.offered(view.offer);
  }

  /** A card is on its way to somebody: it is asked about when it lies there. */
  private async offered(offer: { dealer: number; to: number }): Promise<void> {
    if (offer.dealer === this.me()) return;
    this.tell({ kind: "offer" });
    await this.hold(offer.to === this.me() ? moving(SLIDE) : lasting(OFFER, true));
  }

  private async act(one: Act, view: GoatView): Promise<void> {
    switch (one.kind) {
      case "reveal":
        return this.reveal(one);
      case "deed":
        this.tell(one);
        await this.pay(one.told);
        return this.hold(lasting(SAY, true));
      case "doors":
        this.tell(one);
        return this.hold(lasting(DOORS, true));
      case "step":
        return this.step(one);
      case "round":
        this.lay(view);
        this.tell(one);
        return this.hold(lasting(SHEET, true));
    }
  }

  private async reveal(one: Reveal): Promise<void> {
    const own = one.dealer === this.me() || one.to === this.me();
    this.tell(one);
    await this.hold(lasting(FLIP + (own ? HOLD_OWN : HOLD), true));
    if (this.closed) return;
    this.tell({ ...one, done: true });
    await this.hold(this.move(advanced(this.shown, one.told.filter(lands))));
    await this.pay(one.told.filter((line) => !lands(line)));
    await this.hold(lasting(SAY * Math.max(1, one.lines.length - 1), true));
  }

  private async step(one: Step): Promise<void> {
    this.tell(one);
    if (one.empty) return this.hold(moving(EMPTY));
    await this.hold(lasting(UP + READ, true));
    await this.pay(one.told);
    await this.hold(moving(EMPTY));
  }

  /** What changes hands flies there, one thing after another, and is counted when it lands. */
  private async pay(told: Told[]): Promise<void> {
    for (const one of told) {
      if (this.closed) return;
      const flight = flightOf(one);
      if (flight) await this.hold(fly(this.root(), [flight]));
      this.shown = advanced(this.shown, [one]);
      await tick();
    }
  }

  /** Put the pieces where they are now, and let them go there before the eyes; answers with how long that takes. */
  private move(view: GoatView): number {
    const root = this.root();
    const before = places(root);
    const time = moving(TRAVEL);
    this.shown = view;
    void tick().then(() => play(root, before, [], TRAVEL));
    return time;
  }

  protected lay(view: GoatView): void {
    if (view !== this.shown) this.move(view);
  }
}

/** What puts the card itself where it goes. */
function lands({ event }: Told): boolean {
  return ["accepted", "refused", "placed", "inactive", "discarded"].includes(event.kind);
}
