/** A table as this browser knows it: what it was told last, and what it may answer. */

import { get, post, put, Refused, type Hint, type Pass, type Said, type TableInfo } from "./api";
import type { Choice, Standing } from "./board";
import { t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { Picking } from "./picking.svelte";
import { lastSeen, saw } from "./seen";
import { Talking } from "./talking.svelte";
import {
  Line,
  type Chat,
  type Happening,
  type Kept,
  type Problem,
  type SeatClock,
  type StoodIn,
  type Update,
} from "./socket";

export interface LogLine {
  id: number;
  event: { kind: string; [fact: string]: any };
  said: Said;
  fresh: boolean;
  /** How much this viewer had been told before it. */
  seq?: number;
}

/** More news than this, while nobody looked, are not played but summed up. */
const BACKLOG = 3;

/** Milliseconds after which a choice that was taken, and changed nothing to be seen, no longer keeps from choosing. */
const SHOWN_WITHIN = 600;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<any>(null);
  /** The view before the last update, for what moves. */
  before = $state.raw<any>(null);
  seat = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  pause = $state(0);
  /** Everybody's time, whose runs, who is away and when a bot would take over. */
  clocks = $state.raw<SeatClock[]>([]);
  /** Our choice that waits for the end of a pause. */
  kept = $state.raw<Kept | null>(null);
  /** What a bot has done in our name, while it plays for us. */
  stoodIn = $state.raw<StoodIn | null>(null);
  /** What happened at the table besides the game. */
  happened = $state.raw<Happening[]>([]);
  /** The standing order of this seat. */
  order = $state("ask");
  connected = $state(false);
  welcomed = $state(false);
  /** What went wrong last, or what was answered to "Why not?". */
  notice = $state.raw<{ text: string; at: string | null } | null>(null);
  /** Why this table can't be shown at all. */
  fatal = $state.raw<Problem | null>(null);
  /** What a bot would do in our place, when we asked. */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** What happened while nobody looked. */
  missed = $state.raw<LogLine[]>([]);
  /** Seconds that our clock is behind the server's. */
  private offset = 0;
  private line: Line | null = null;
  private count = 0;
  /** The key of the choice made last. */
  private sent = "";
  /** What bots said here, and who is not heard. */
  readonly talking: Talking;
  picking = new Picking((choice) => this.send(choice));
  onUpdate: ((update: Update) => void) | null = null;

  names = $derived((this.info?.seats ?? []).map((seat) => seat.name || "…"));
  /** How many lines others have said that were not read yet. */
  unread = $derived(
    this.chat.filter(
      ({ at, seat }) =>
        at > this.talking.read && (seat === null || (seat !== this.seat && !this.talking.isMuted(seat))),
    ).length,
  );
  over = $derived(this.info?.status === "over" || this.info?.status === "ended");

  constructor(
    readonly id: string,
    readonly pass: Pass = {},
  ) {
    this.talking = new Talking(
      id,
      (seat, mute) => put(`/api/tables/${id}/mutes`, { seat, mute }, pass),
      (seat) => this.info?.seats[seat]?.kind === "bot",
    );
  }

  connect(): void {
    this.line?.close();
    this.log = [];
    this.count = 0;
    this.line = new Line(this.id, this.pass, prefs.lang, {
      welcome: (seat, now) => {
        this.seat = seat;
        this.offset = now - Date.now() / 1000;
        this.welcomed = true;
      },
      update: (update) => this.update(update),
      problem: (problem) => this.problem(problem),
      ack: (key, held) => this.taken(key, held),
      connected: (is) => (this.connected = is),
    });
  }

  close(): void {
    this.line?.close();
    this.line = null;
  }

  /** What went on was looked at. */
  looked(): void {
    this.missed = [];
    saw(this.id, (this.log.at(-1)?.seq ?? -1) + 1);
  }

  /** What to sum up for somebody who comes back; little enough is seen without it. */
  sinceYouLeft = $derived(this.missed.length > BACKLOG ? this.missed : []);

  /** What was done in our name while a bot played for us, and what came of it. */
  inOurName = $derived(this.stoodIn ? this.log.filter((line) => (line.seq ?? 0) >= this.stoodIn!.seq) : []);

  /** The server's time, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  private update(update: Update): void {
    if (update.table) this.info = update.table;
    if (update.view !== undefined) {
      this.before = this.view;
      this.view = update.view;
      this.notice = null;
      this.hint = null;
    }
    if (update.question !== undefined) {
      this.picking.ask(update.question);
      this.hint = null;
      const lost = this.picking.lost;
      if (lost) this.notice = { text: t("held-lost", { text: lost.text }), at: null };
    } else if (update.view !== undefined) this.picking.sent = false;
    if (update.pause !== undefined) this.pause = update.pause;
    if (update.clocks) this.clocks = update.clocks;
    if (update.kept !== undefined) {
      this.kept = update.kept;
      this.picking.kept = update.kept?.word ?? null;
    }
    if (update.stood_in !== undefined) this.stoodIn = update.stood_in;
    if (update.happened) this.happened = [...this.happened, ...update.happened].slice(-100);
    if (update.order) this.order = update.order;
    if (update.muted) this.talking.muted = update.muted;
    if (update.chat) this.chat = [...this.chat, ...update.chat].slice(-100);
    if (update.events.length) this.write(update);
    this.onUpdate?.(update);
  }

  private write(update: Update): void {
    const first = this.log.length === 0;
    const lines: LogLine[] = [];
    update.events.forEach((event, k) => {
      const said = update.said?.[k];
      const seq = update.seq - update.events.length + k;
      if (said) lines.push({ id: this.count++, event, said, fresh: !first, seq });
    });
    const seen = first && this.seat !== null ? lastSeen(this.id) : null;
    if (seen !== null) this.missed = lines.filter((line) => line.seq! >= seen);
    else if (!first && (document.hidden || this.missed.length)) this.missed = [...this.missed, ...lines];
    if (!document.hidden) saw(this.id, update.seq);
    this.log = [...this.log.map((line) => (line.fresh ? { ...line, fresh: false } : line)), ...lines].slice(-600);
  }

  private problem(problem: Problem): void {
    this.picking.sent = false;
    this.picking.pressed = null;
    if (!this.welcomed || problem.code === "no-table" || problem.code === "moved") this.fatal = problem;
    else this.notice = { text: problem.message, at: null };
  }

  private send(choice: Choice): void {
    this.notice = null;
    this.sent = this.line?.send({ type: "choose", choice: choice.word }) ?? "";
  }

  /** The table has taken a choice. What it led to comes with an update, unless it is kept or shows nothing. */
  private taken(key: string, held: boolean): void {
    const release = () => {
      if (this.sent === key) this.picking.sent = false;
    };
    if (held) release();
    else setTimeout(release, SHOWN_WITHIN);
  }

  /** Leave a standing order; only this seat ever learns of it. */
  give(order: Standing): void {
    this.line?.send({ type: "order", order });
  }

  /** Take our seat back from the bot that plays for us. */
  back(): void {
    this.line?.send({ type: "back" });
  }

  undo(): void {
    if (this.picking.takeBack()) return;
    this.picking.letGo();
    this.line?.send({ type: "undo" });
  }

  say(text: string): void {
    if (text.trim()) this.line?.send({ type: "say", text: text.trim() });
  }

  /** Point at a thing, or be told why not. */
  pick(id: string): void {
    this.notice = null;
    if (!this.picking.pick(id)) void this.why(id);
  }

  async why(id: string): Promise<void> {
    if (this.seat === null || this.over) return;
    const asked = this.picking.question;
    try {
      const { text } = await get<{ text: string }>(
        `/api/tables/${this.id}/why?thing=${encodeURIComponent(id)}&lang=${prefs.lang}`,
        this.pass,
      );
      // What came of another question is no answer any more.
      if (text && asked === this.picking.question) this.notice = { text, at: id };
    } catch (error) {
      if (error instanceof Refused && error.message) this.notice = { text: error.message, at: id };
    }
  }

  /** What would you do, and how sure? Only this seat ever learns that it asked. */
  async ask(): Promise<void> {
    if (this.thinking || !this.info?.hints || !this.picking.question?.mine) return;
    this.thinking = true;
    this.notice = null;
    try {
      this.hint = await get<Hint>(`/api/tables/${this.id}/hint`, this.pass);
    } catch (error) {
      if (error instanceof Refused && error.code !== "stale" && error.message)
        this.notice = { text: error.message, at: null };
    }
    this.thinking = false;
  }

  join = (seat?: number) =>
    post<{ seat: number; secret: string }>(`/api/tables/${this.id}/join`, { seat, invite: this.pass.invite });
  rematch = () => post<{ table: string }>(`/api/tables/${this.id}/rematch`, {}, this.pass);
  concede = () => post(`/api/tables/${this.id}/concede`, {}, this.pass);
  pausing = (paused: boolean) => put(`/api/tables/${this.id}/paused`, { paused }, this.pass);
  vote = (vote: string) => post(`/api/tables/${this.id}/votes`, { vote }, this.pass);
}
