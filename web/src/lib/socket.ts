/** One table over a WebSocket: hello, what was missed, then updates; again after every failure. */

import type { Pass } from "./api";
import { check, withChanges, type Change } from "./changes";
import type { components } from "./schema";
import { typeset } from "./typeset";

type Shape = components["schemas"];
export type Chat = Shape["Chat"];
export type Problem = Shape["Problem"];
export type SeatClock = Shape["SeatClock"];
export type Kept = Shape["Kept"];
export type StoodIn = Shape["StoodIn"];
export type Happening = Shape["Happening"];
/** Views and events are the games' own; everything else is as the schema says. */
export type Update = Omit<Shape["Update"], "events" | "view" | "changes"> & {
  events: { kind: string; [fact: string]: any }[];
  /** Whole: what came as changes was put into the view before. */
  view?: any;
  changes?: Change[];
};

type Down = Update | Problem | Shape["Ack"] | Shape["Welcome"] | Shape["Pong"];

export interface Listener {
  welcome(seat: number | null, now: number): void;
  update(update: Update): void;
  problem(problem: Problem): void;
  ack(key: string, held: boolean): void;
  /** Whether there is a connection; false while a new one is tried. */
  connected(is: boolean): void;
}

const LONGEST_PAUSE = 30_000;
const FATAL = new Set([4403, 4404, 4400, 4421]);

export class Line {
  private socket: WebSocket | null = null;
  private last: number | null = null;
  private pause = 1000;
  private timer = 0;
  private closed = false;
  /** From where we looked last; and whether the server has said that this is ours no more. */
  private seat: number | null = null;
  private moved = false;
  /** The view as of the last update. */
  private view: any = null;
  /** What was sent and not yet answered: sent again, with the same key, over the next connection. */
  private waiting = new Map<string, Record<string, unknown>>();

  constructor(
    private readonly table: string,
    private readonly pass: Pass,
    private readonly lang: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.retry);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", last: this.last, lang: this.lang, changes: true, ...this.pass }));
    };
    socket.onmessage = (message) => this.read(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      this.listener.connected(false);
      if (FATAL.has(event.code)) return;
      this.timer = window.setTimeout(() => this.open(), this.pause * (0.8 + Math.random() * 0.4));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private retry = () => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.pause = 1000;
    this.open();
  };

  private read(message: Down): void {
    typeset(message);
    if (message.type === "welcome") {
      // A seat that went elsewhere (signed out everywhere, another device) is not exchanged for a look from outside.
      if (this.moved && this.seat !== null && message.seat === null) {
        this.close();
        return;
      }
      if (this.moved && message.seat !== this.seat) this.waiting.clear(); // meant for another seat
      this.moved = false;
      this.seat = message.seat;
      this.pause = 1000;
      this.listener.connected(true);
      this.listener.welcome(message.seat, message.now);
      for (const one of this.waiting.values()) this.socket?.send(JSON.stringify(one));
    } else if (message.type === "update") {
      this.last = message.seq;
      this.listener.update(this.whole(message));
    } else if (message.type === "ack") {
      // A kept choice is answered again when the pause ends; until then it counts as on its way.
      if (message.state === "kept") return;
      this.waiting.delete(message.key);
      if (message.state === "given-back")
        this.listener.problem({
          type: "problem",
          code: "given-back",
          message: message.reason ?? "",
          key: message.key,
          until: null,
        });
      else this.listener.ack(message.key, message.held ?? false);
    } else if (message.type === "problem") {
      if (message.key) this.waiting.delete(message.key);
      if (message.code === "moved") {
        this.moved = true;
        this.last = null; // what was told so far was the story of another seat
      }
      this.listener.problem(message);
    }
  }

  /** An update with its view, however it came. Should we not hold what the server thinks we do, it is sent again. */
  private whole(update: Update): Update {
    if (update.view !== undefined) this.view = update.view;
    else if (update.changes) {
      try {
        this.view = update.view = withChanges(this.view, update.changes);
      } catch {
        update.check = -1;
      }
    }
    if (update.check !== undefined && update.check !== check(this.view))
      this.socket?.send(JSON.stringify({ type: "whole" }));
    return update;
  }

  /** Send something that must happen once; answers with its key. */
  send(message: Record<string, unknown>): string {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const whole = { ...message, key };
    this.waiting.set(key, whole);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    return key;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.socket?.close();
  }
}
