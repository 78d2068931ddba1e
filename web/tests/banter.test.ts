import { expect, test } from "vitest";
import { beats, remark, type Reveal, type Told } from "../src/goat/beats";
import type { GoatView } from "../src/goat/view";
import { line, type Remark } from "../src/parts/banter";
import { LANGS, prefs } from "../src/lib/prefs.svelte";
import { remark as remarkInTown } from "../src/scoundrels/beats";

const LEVELS = ["random", "rules", "greedy", "quick", "montecarlo", "search", "top"];
const CHARACTERS = ["honest", "reckless", "bloodhound", "collector", "miser", "stone-face"];
const MOODS = ["won", "lost", "doubted"] as const;
const every = (bot: string, table = "t") =>
  MOODS.flatMap((mood) => Array.from({ length: 30 }, (_, nth) => line(table, bot, { seat: 1, mood, nth })));

test.each(LANGS.map(([lang]) => lang))("everybody of the house has a voice of its own (%s)", (lang) => {
  prefs.lang = lang;
  const everybody = [...LEVELS, ...CHARACTERS.map((one) => `top:${one}`)];
  const voices = everybody.map((bot) => new Set(every(bot).filter(Boolean)));
  for (const [k, voice] of voices.entries()) {
    expect(voice.size, everybody[k]).toBeGreaterThanOrEqual(5);
    for (const other of voices.slice(k + 1))
      expect([...voice].filter((one) => other.has(one) && one !== "Hm.")).toEqual([]);
  }
  prefs.lang = "en";
});

test("it is silent about half of the time, and a bot without a voice always", () => {
  const spoken = every("rules").filter(Boolean).length;
  expect(spoken).toBeGreaterThan(20);
  expect(spoken).toBeLessThan(70);
  expect(every("somebody-else").join("")).toBe("");
  expect(every("rules:miser").map(Boolean), "a character talks as often").toEqual(every("rules").map(Boolean));
});

test("a character talks alike at every level, and one without words like its level", () => {
  expect(every("rules:miser")).toEqual(every("top:miser"));
  expect(every("rules:cheerful")).toEqual(every("rules"));
});

test("the same remark is the same line for all at the table, and another table has other dice", () => {
  expect(every("rules", "one")).toEqual(every("rules", "one"));
  expect(every("rules", "one")).not.toEqual(every("rules", "two"));
});

/** An offer that was answered, as somebody was told of it who saw the card beforehand, or did not. */
function reveal(seen: string | null, hand: string[] | null): { act: Reveal; all: Told[] } {
  const all = [
    { kind: "drew", seat: 1, count: 4, cards: hand },
    { kind: "offered", dealer: 1, to: 2, claim: "widow", card: seen },
    { kind: "accepted", seat: 2, dealer: 1, card: "kid" },
  ].map((event, id) => ({ id, event, said: { parts: [], seat: 1 } }));
  const [act] = beats(
    all.slice(1),
    { offer: null, control: {}, seats: [] } as unknown as GoatView,
    {} as GoatView,
    all,
  );
  return { act: act as Reveal, all };
}

test("a line does not hang on what only some were shown", () => {
  const said = ({ act, all }: { act: Reveal; all: Told[] }) => remark(act, all);
  const blind = said(reveal(null, null));
  expect(said(reveal("kid", ["kid", "widow", "goat", "robber"]))).toEqual(blind);
  expect(blind).toEqual<Remark>({ seat: 1, mood: "won", nth: 1 });
  const town = (card: string | null, value: number | null) =>
    [
      { kind: "played", seat: 1, slot: "4", card },
      { kind: "stole", seat: 1, safe: "depot-2", value },
    ].map((event, id) => ({ id, event, said: { parts: [], seat: 1 } }));
  expect(remarkInTown(town("4", 7), town("4", 7))).toEqual(remarkInTown(town(null, null), town(null, null)));
  // Control: what all see does make a difference.
  expect(remarkInTown(town(null, null).slice(0, 1), [])).toBeNull();
});
