import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { check } from "../src/lib/changes";
import { Line, type Listener } from "../src/lib/socket";

class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => undefined;
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const heard: unknown[] = [];
const views: unknown[] = [];
const listener: Listener = {
  welcome: (seat) => heard.push(["welcome", seat]),
  update: (update) => {
    heard.push(["update", update.seq]);
    if (update.view !== undefined) views.push(update.view);
  },
  problem: (problem) => heard.push(["problem", problem.code]),
  ack: (_, held) => heard.push(["ack", held]),
  connected: (is) => heard.push(["connected", is]),
};

beforeEach(() => {
  Wire.all = [];
  heard.length = views.length = 0;
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => vi.restoreAllMocks());

const line = () => new Line("abc", { secret: "s" }, "de", listener);
const welcome = { type: "welcome", seat: 0, now: 5 };

test("says hello with what it saw last, and again after a break", () => {
  line();
  Wire.all[0].opens();
  expect(Wire.all[0].sent).toEqual([{ type: "hello", last: null, lang: "de", changes: true, secret: "s" }]);
  Wire.all[0].says(welcome);
  Wire.all[0].says({ type: "update", seq: 7, events: [] });
  Wire.all[0].breaks();
  vi.advanceTimersByTime(1000);
  Wire.all[1].opens();
  expect(Wire.all[1].sent[0]).toMatchObject({ type: "hello", last: 7 });
  expect(heard).toEqual([
    ["connected", true],
    ["welcome", 0],
    ["update", 7],
    ["connected", false],
  ]);
});

test("a choice without an answer is sent again with its key; with an answer it is not", () => {
  const one = line();
  Wire.all[0].opens();
  Wire.all[0].says(welcome);
  const lost = one.send({ type: "choose", choice: "accept" });
  const taken = one.send({ type: "say", text: "hello" });
  Wire.all[0].says({ type: "ack", key: taken, held: false });
  Wire.all[0].breaks();
  vi.advanceTimersByTime(1000);
  Wire.all[1].opens();
  Wire.all[1].says(welcome);
  expect(Wire.all[1].sent.slice(1)).toEqual([{ type: "choose", choice: "accept", key: lost }]);
});

test("what was refused is not sent again", () => {
  const one = line();
  Wire.all[0].opens();
  Wire.all[0].says(welcome);
  const key = one.send({ type: "choose", choice: "accept" });
  Wire.all[0].says({ type: "problem", code: "illegal", message: "No.", key });
  Wire.all[0].breaks();
  vi.advanceTimersByTime(1000);
  Wire.all[1].opens();
  Wire.all[1].says(welcome);
  expect(Wire.all[1].sent).toHaveLength(1);
});

test("waits longer with every failure, and not at all where it can't become better", () => {
  line();
  Wire.all[0].breaks();
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  Wire.all[1].breaks();
  vi.advanceTimersByTime(1900);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(Wire.all).toHaveLength(3);
  Wire.all[2].breaks(4404);
  vi.advanceTimersByTime(100_000);
  expect(Wire.all).toHaveLength(3);
});

test("a seat that has moved is not exchanged for a look from outside", () => {
  line();
  Wire.all[0].opens();
  Wire.all[0].says(welcome);
  Wire.all[0].says({ type: "update", seq: 7, events: [] });
  Wire.all[0].says({ type: "problem", code: "moved", message: "Elsewhere.", key: null });
  Wire.all[0].breaks(4000);
  vi.advanceTimersByTime(1000);
  Wire.all[1].opens();
  expect(Wire.all[1].sent[0]).toMatchObject({ type: "hello", last: null });
  Wire.all[1].says({ type: "welcome", seat: null, now: 6 });
  Wire.all[1].breaks();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(2);
  expect(heard).not.toContainEqual(["welcome", null]);
});

test("whoever still has the seat plays on, and what was on its way is sent again", () => {
  const one = line();
  Wire.all[0].opens();
  Wire.all[0].says(welcome);
  const key = one.send({ type: "choose", choice: "accept" });
  Wire.all[0].says({ type: "problem", code: "moved", message: "Elsewhere.", key: null });
  Wire.all[0].breaks(4000);
  vi.advanceTimersByTime(1000);
  Wire.all[1].opens();
  Wire.all[1].says(welcome);
  expect(Wire.all[1].sent.slice(1)).toEqual([{ type: "choose", choice: "accept", key }]);
});

test("what has changed is put into the view, and a sum that is not ours asks for all of it", () => {
  line();
  const [wire] = Wire.all;
  wire.opens();
  wire.says(welcome);
  wire.says({ type: "update", seq: 1, events: [], view: { day: 1, seats: [{ money: 1 }] } });
  wire.says({ type: "update", seq: 2, events: [], changes: [["seats", 0, "money", 2]] });
  const now = { day: 1, seats: [{ money: 2 }] };
  expect(views).toEqual([{ day: 1, seats: [{ money: 1 }] }, now]);
  wire.says({ type: "update", seq: 3, events: [], check: check(now) });
  expect(wire.sent).toHaveLength(1);
  expect(views).toHaveLength(2);
  wire.says({ type: "update", seq: 4, events: [], changes: [["day", 2]], check: 1 });
  expect(wire.sent.slice(1)).toEqual([{ type: "whole" }]);
  wire.says({ type: "update", seq: 4, events: [], view: { day: 3, seats: [] } });
  wire.says({ type: "update", seq: 5, events: [], changes: [["day", 4]] });
  expect(views.at(-1)).toEqual({ day: 4, seats: [] });
});

test("a change that leads nowhere shows nothing wrong and asks for the view", () => {
  line();
  const [wire] = Wire.all;
  wire.opens();
  wire.says(welcome);
  wire.says({ type: "update", seq: 1, events: [], view: { seats: null } });
  wire.says({ type: "update", seq: 2, events: [], changes: [["seats", 0, "money", 2]] });
  expect(views).toEqual([{ seats: null }]);
  expect(wire.sent.slice(1)).toEqual([{ type: "whole" }]);
});
