import { beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../src/lib/prefs.svelte";
import { Showing, type Told } from "../src/lib/showing.svelte";
import { lasting, moving, staging } from "../src/lib/staging.svelte";

/** Shows every line for a second. */
class Slowly extends Showing<number, string> {
  laid: number[] = [];
  protected turns = (told: Told[]) => told.length;
  protected async show(view: number, told: Told[]): Promise<void> {
    for (const { event } of told) {
      this.tell(event.kind);
      await this.hold(lasting(1000, true));
    }
    this.lay(view);
  }
  protected lay(view: number): void {
    this.laid.push(view);
    this.shown = view;
  }
}

const line = (id: number): Told => ({ id, event: { kind: `beat ${id}` }, said: { parts: [], seat: 1 } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  prefs.pace = "calm";
});

test("the next question waits for the last beat, and what the page lays over it too", async () => {
  const stage = new Slowly(0, [line(0)]);
  stage.take(1, [line(0), line(1), line(2)]);
  expect([stage.beat, stage.busy, staging.busy]).toEqual(["beat 1", true, true]);
  await pass(1000);
  expect([stage.beat, stage.shown, stage.busy]).toEqual(["beat 2", 0, true]);
  await pass(1000);
  expect([stage.beat, stage.shown, stage.busy, staging.busy]).toEqual([null, 1, false, false]);
});

test("the bar says no later round than the board shows", async () => {
  const stage = new Slowly(0, [line(0)]);
  expect(staging.shown).toBeNull();
  stage.take(1, [line(0), line(1)]);
  expect(staging.shown!()).toBe(0);
  stage.take(2, [line(0), line(1), line(2)]);
  await pass(1000);
  expect([stage.beat, staging.shown!()]).toEqual(["beat 2", 1]);
  await pass(1000);
  expect([stage.beat, staging.shown]).toEqual([null, null]);
});

test("a press ends the beat; End goes to now", async () => {
  const stage = new Slowly(0, []);
  stage.take(1, [line(1)]);
  stage.take(2, [line(1), line(2)]);
  stage.onward();
  await pass(0);
  expect([stage.beat, stage.shown]).toEqual(["beat 2", 1]);
  stage.take(3, [line(1), line(2), line(3)]);
  stage.end();
  await pass(0);
  expect([stage.beat, stage.shown, stage.laid]).toEqual([null, 3, [1, 2, 3]]);
});

test("two turns behind, it goes twice as fast by itself; one turn behind, it does not", async () => {
  const late = new Slowly(0, []);
  for (const k of [1, 2, 3]) late.take(k, [1, 2, 3].slice(0, k).map(line));
  await pass(500);
  // The first beat began when nothing waited yet, and keeps its time.
  expect(late.beat).toBe("beat 1");
  await pass(500);
  expect(late.beat).toBe("beat 2");
  late.take(4, [1, 2, 3, 4].map(line));
  late.onward();
  await pass(0);
  late.take(5, [1, 2, 3, 4, 5].map(line));
  late.take(6, [1, 2, 3, 4, 5, 6].map(line));
  late.onward();
  await pass(0);
  expect(late.beat).toBe("beat 4");
  await pass(500);
  expect(late.beat).toBe("beat 5");
});

test("at once is at once, and step by step waits for a press", async () => {
  prefs.pace = "instant";
  const quick = new Slowly(0, []);
  quick.take(1, [line(1)]);
  expect([quick.shown, quick.busy]).toEqual([1, false]);
  prefs.pace = "step";
  const slow = new Slowly(0, []);
  slow.take(1, [line(1)]);
  await pass(3_600_000);
  expect(slow.beat).toBe("beat 1");
  slow.onward();
  await pass(0);
  expect(slow.beat).toBe(null);
  expect(moving(300)).toBe(300); // nobody presses to let a coin arrive
});

test("after a new connection nothing is played again", () => {
  const stage = new Slowly(0, [line(7)]);
  stage.take(1, [line(0), line(1)]);
  expect([stage.shown, stage.busy]).toEqual([1, false]);
});

test("a scene is seen before what came after it", async () => {
  const stage = new Slowly(0, [line(0)]);
  staging.scene = 1;
  stage.take(1, [line(0), line(1)]);
  stage.take(2, [line(0), line(1), line(2)]);
  await pass(1000);
  // The board stands still, the page may lay the scene over it, and nothing later is told or asked.
  expect([stage.shown, stage.beat, stage.busy, staging.busy, staging.until]).toEqual([1, null, true, false, 1]);
  stage.take(3, [line(0), line(1), line(2), line(3)]);
  await pass(5000);
  expect([stage.shown, staging.busy]).toEqual([1, false]);
  staging.scene = null;
  staging.goOn!();
  expect([stage.beat, staging.busy]).toEqual(["beat 2", true]);
  await pass(2000);
  expect([stage.shown, stage.busy, staging.until]).toEqual([3, false, Infinity]);
});
