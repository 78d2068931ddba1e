import { expect, it } from "vitest";
import type { Cards, Job, Trait } from "../src/scoundrels/cards.svelte";
import type { Figure } from "../src/scoundrels/almanac/figures";
import { fitting, NOTHING, whole } from "../src/scoundrels/almanac/filtering";

const face = (provenance: string) => ({ provenance, colour: "green", slots: [], arrows: [] });
const cards = {
  jobs: new Map([
    ["dog", face("rulebook") as unknown as Job],
    ["judge", face("original") as unknown as Job],
  ]),
  traits: new Map([
    ["filthy", face("rulebook") as unknown as Trait],
    ["proud", face("original") as unknown as Trait],
    ["cocky", face("partial") as unknown as Trait],
  ]),
} as unknown as Cards;
const faces = { cards, verbs: new Map<string, Set<string>>() };
const all = [...cards.traits.keys()].flatMap((trait) => [...cards.jobs.keys()].map((job) => ({ trait, job })));
const found = (provenance: string) =>
  all
    .filter((one) => fitting(one as Figure, { ...NOTHING, provenance }, faces, "en"))
    .map(({ trait, job }) => `${trait} ${job}`);

it("asks both halves where a scoundrel comes from", () => {
  expect(found("rulebook")).toEqual(["filthy dog"]);
  expect(found("original")).toEqual(["proud judge"]);
  expect(found("partial")).toEqual(["filthy judge", "proud dog", "cocky dog", "cocky judge"]);
  expect(found("")).toHaveLength(all.length);
});

it("leaves those halves off the map that nobody has who is asked for", () => {
  const wanted = { ...NOTHING, provenance: "rulebook" };
  expect(whole("job", "judge", wanted, faces)).toBe(false);
  expect(whole("trait", "cocky", wanted, faces)).toBe(false);
  expect(whole("trait", "filthy", wanted, faces)).toBe(true);
  expect(whole("job", "judge", { ...NOTHING, provenance: "partial" }, faces)).toBe(true);
});
