import { describe, expect, it } from "vitest";
import { rows, steps, sum } from "../src/scoundrels/counting";
import type { ScoundrelsView } from "../src/scoundrels/view";

const safe = (id: string, place: string, value: number, marks: [number, number][] = []) => ({
  id,
  site: "depot",
  place,
  value,
  marks,
  faceup: true,
});
const VIEW = {
  seats: [{}, {}],
  safes: [safe("depot-1", "seat 0", 4, [[0, 4]]), safe("depot-2", "seat 1", 3, [[0, 5]]), safe("depot-3", "seat 0", 2)],
  result: {
    safes: [6, 3],
    marks: [1, 0],
    reputation: [-1, 2],
    icons: [1, 0],
    scores: [7, 5],
    winners: [0],
    money: [0, 0],
  },
} as unknown as ScoundrelsView;

describe("the final count", () => {
  const all = rows(VIEW, 1);
  const order = steps(all, false);

  it("opens the first safe of everybody before anybody's second", () => {
    expect(order.map((step) => (step.kind === "safe" ? step.safe.id : step.kind))).toEqual([
      "depot-2",
      "depot-1",
      "depot-3",
      "reputation",
      "icons",
    ]);
  });

  it("has no total before something is counted", () => {
    expect(all.map((row) => sum(row, []))).toEqual([null, null]);
    expect(all.map((row) => sum(row, order.slice(0, 1)))).toEqual([3, null]);
  });

  it("comes to the server's scores", () => {
    expect(all.map((row) => sum(row, order))).toEqual([5, 7]);
    expect(all.map((row) => row.total)).toEqual([5, 7]);
  });
});
