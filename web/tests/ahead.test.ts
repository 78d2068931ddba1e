import { describe, expect, test } from "vitest";
import { ahead as inGoat } from "../src/goat/ahead";
import type { GoatView } from "../src/goat/view";
import { ahead as inTown } from "../src/scoundrels/ahead";
import type { ScoundrelsView } from "../src/scoundrels/view";
import positions from "./ahead.json";

/** Positions of random games as seat 0 sees them, and what everybody would count there. */
const CASES = [
  ["goat", positions.goat, (view: object) => inGoat(view as GoatView)],
  ["scoundrels", positions.scoundrels, (view: object) => inTown(view as ScoundrelsView)],
] as const;

describe.each(CASES)("who is ahead in %s", (_, all, ahead) => {
  test("the truth lies within what one can know, everywhere", () => {
    for (const { view, truth } of all) {
      for (const { seat, least, most } of ahead(view)) {
        expect(least).toBeLessThanOrEqual(truth[seat]);
        expect(most).toBeGreaterThanOrEqual(truth[seat]);
      }
    }
    expect(all.length).toBeGreaterThan(5);
  });

  test("it is no secret told: where something is hidden, the range is open", () => {
    const open = all.flatMap(({ view }) => ahead(view).filter((one) => one.seat !== 0 && one.least < one.most));
    expect(open.length).toBeGreaterThan(3);
  });
});
