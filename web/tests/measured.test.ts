/** Where the almanac tells of what lies on the table. */

import { expect, test } from "vitest";
import type { Cards } from "../src/scoundrels/cards.svelte";
import type { Subject } from "../src/scoundrels/inspecting";
import { measured } from "../src/scoundrels/measured";
import type { ScoundrelsView } from "../src/scoundrels/view";

const cards = {
  jobs: new Map([["judge", { name_en: "Judge", name_de: "Richter/in" }]]),
  traits: new Map(),
} as unknown as Cards;
const view = { enemy: { seat: 1, leader: "doc-zimmer" } } as unknown as ScoundrelsView;
const links = (about: unknown, expanded = true) =>
  measured(about as Subject, view, cards, expanded, "en").map(({ at, of }) => (of ? `${at} (${of})` : at));

test("whatever was measured leads to where it is told, in the box that is played with", () => {
  expect(links({ kind: "scoundrel", trait: "cocky", job: "judge" }, false)).toEqual([
    "at=base-2p-3d-m1&card=cocky.judge",
  ]);
  expect(links({ kind: "card", shelf: "jobs", id: "judge" })).toEqual(["at=expansion-2p-3d-m1&word=Judge"]);
  expect(links({ kind: "card", shelf: "gadgets", id: "x", safe: { modded: true } })).toEqual([
    "at=expansion-safes",
    "at=expansion-mods (mod)",
  ]);
  expect(links({ kind: "safe", safe: { modded: false } }, false)).toEqual(["at=safes"]);
  expect(links({ kind: "leader", seat: 0 })).toEqual(["at=expansion-strategies"]);
  expect(links({ kind: "leader", seat: 1 })).toEqual(["at=automa-doc-zimmer"]);
  expect(links({ kind: "word", id: "debt" })).toEqual(["at=expansion-debts"]);
});

test("what was not measured leads nowhere", () => {
  for (const about of [
    { kind: "word", id: "debt" },
    { kind: "poker", seat: 0, card: "2", slot: null },
    { kind: "card", shelf: "sheriff", id: "x" },
    { kind: "card", shelf: "jobs", id: "nobody" },
  ])
    expect(links(about, false)).toEqual([]);
});
