import { describe, expect, test } from "vitest";
import { beat, type Told } from "../src/scoundrels/beats";
import type { ScoundrelsView } from "../src/scoundrels/view";

const VIEW = {
  seats: [{ sheet: [null, null] }, { sheet: [null, { job: "outlaw" }] }],
  saloon: [],
} as unknown as ScoundrelsView;
let count = 0;
const told = (seat: number | null, event: Told["event"]): Told => ({
  id: count++,
  event: seat === null ? event : { seat, ...event },
  said: { parts: [event.kind], seat },
});

describe("a beat", () => {
  test("names the things of what another did", () => {
    const found = beat(
      [told(1, { kind: "used", job: "outlaw" }), told(1, { kind: "stole", safe: "depot-2" })],
      VIEW,
      0,
    )!;
    expect(found.things).toEqual(["scoundrel:1:1", "safe:depot-2"]);
    expect(found.seat).toBe(1);
  });

  test("lets a card come from the hand that played it", () => {
    const found = beat([told(1, { kind: "played", slot: "4", card: null })], VIEW, 0)!;
    expect(found.ways).toEqual([{ from: '[data-hand="1"]', to: '[data-oid="slot:1:4"] .pc' }]);
  });

  test("is none for what I did myself, with all that came of it", () => {
    expect(
      beat([told(0, { kind: "used", job: "outlaw" }), told(null, { kind: "jailed", owner: 1 })], VIEW, 0),
    ).toBeNull();
    expect(
      beat([told(1, { kind: "used", job: "outlaw" }), told(null, { kind: "jailed", owner: 1 })], VIEW, 0),
    ).not.toBeNull();
  });

  test("says where somebody goes before who is discarded for it, and only for others", () => {
    const office = [
      (seat: number) => told(seat, { kind: "to-office" }),
      () => told(null, { kind: "discarded", job: "chef", trait: "filthy" }),
    ];
    const found = beat(
      office.map((one) => one(1)),
      VIEW,
      0,
    )!;
    expect(found.lines.map(({ parts }) => parts[0])).toEqual(["to-office", "discarded"]);
    expect(found.things).toContain("office");
    expect(
      beat(
        office.map((one) => one(0)),
        VIEW,
        0,
      ),
    ).toBeNull();
  });

  test("leaves nightfall to its scene, and bookkeeping unsaid", () => {
    expect(beat([told(1, { kind: "called", slot: "4", card: "0" })], VIEW, 0)).toBeNull();
    expect(beat([told(1, { kind: "turn" })], VIEW, 0)).toBeNull();
  });
});
