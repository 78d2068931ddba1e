import { expect, test } from "vitest";
import { lastChance, type ScoundrelsView } from "../src/scoundrels/view";

const at = (step: number) =>
  ({
    running: {
      frames: [
        ["Days", 3, 0, 0, 0],
        ["Turn", step, 0, 0, 0],
        ["Window", 0, 0, 0, 0],
      ],
    },
  }) as unknown as ScoundrelsView;

test("of the three times at which a card is asked about, only the last is the last", () => {
  expect([3, 5, 8].map((step) => lastChance(at(step)))).toEqual([false, false, true]);
});
