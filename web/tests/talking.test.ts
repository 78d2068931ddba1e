import { beforeEach, expect, test, vi } from "vitest";
import { Talking } from "../src/lib/talking.svelte";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

test("whom we mute is not heard at once, and the server is told for our other devices", async () => {
  const told: [number, boolean][] = [];
  const talking = new Talking("t", (seat, off) => Promise.resolve(void told.push([seat, off])));
  const done = talking.mute([1, 2], true);
  expect([talking.isMuted(1), talking.isMuted(2), talking.isMuted(3)]).toEqual([true, true, false]);
  await done;
  await talking.mute([1], false);
  expect(told).toEqual([
    [1, true],
    [2, true],
    [1, false],
  ]);
  expect(talking.muted).toEqual([2]);
});

test("what the server did not take is as it was", async () => {
  const talking = new Talking("t", () => Promise.reject(new Error("offline")));
  talking.muted = [3];
  await talking.mute([1], true);
  expect(talking.muted).toEqual([3]);
});

test("a bot is muted on this device alone, and only while the seat is a bot's", async () => {
  const told: number[] = [];
  let bots = [2];
  const talking = new Talking(
    "t",
    (seat) => Promise.resolve(void told.push(seat)),
    (seat) => bots.includes(seat),
  );
  await talking.mute([1, 2], true);
  expect([talking.isMuted(1), talking.isMuted(2), told]).toEqual([true, true, [1]]);
  bots = [];
  expect(talking.isMuted(2)).toBe(false);
  bots = [2];
  await talking.mute([2], false);
  expect([talking.isMuted(2), told]).toEqual([false, [1]]);
});
