import { expect, test } from "vitest";
import { check, withChanges } from "../src/lib/changes";

test("changes are put into a view of their own, which shares what has not changed", () => {
  const before = {
    day: 1,
    seats: [
      { money: 3, slots: [null, "x"] },
      { money: 4, slots: [] },
    ],
    seen: { rows: [1] },
  };
  const kept = structuredClone(before);
  const now = withChanges(before, [
    ["day", 2],
    ["seats", 0, "money", 7],
    ["seats", 0, "slots", 0, "y"],
    ["seen", "rows", 1, 5],
    ["seen", "rows", 2, { card: null }],
  ]);
  expect(now).toEqual({
    day: 2,
    seats: [
      { money: 7, slots: ["y", "x"] },
      { money: 4, slots: [] },
    ],
    seen: { rows: [1, 5, { card: null }] },
  });
  expect(before).toEqual(kept);
  expect(now.seats[1]).toBe(before.seats[1]);
});

test("a path that leads nowhere is an error, not a guess", () => {
  expect(() => withChanges({ seats: null }, [["seats", 1, "money", 7]])).toThrow();
});

test("the sum is the server's", () => {
  const view = { name: "Zoë – Büro", list: [1, { b: null, a: [true, 0.5] }], "2": {}, "10": '"\\/\u2028' };
  expect(check(view)).toBe(634745813);
});
