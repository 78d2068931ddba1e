import { describe, expect, test } from "vitest";
import { face, facts, labelled, made, people, row, secret, shown, things, type AnyView } from "../src/generic/reading";

const LABELS = { bid: "Said", count: "How many", face: "Showing", total: "Dice", hand: "Yours" };
const VIEW: AnyView = {
  game: "some",
  players: 2,
  seat: 0,
  asked: [],
  seats: [{ total: 3, secret: 7 }],
  result: null,
  bid: { count: 5, face: 2, seat: 1 },
  hand: [2, 2, 6],
  total: null,
};

describe("what a generic table says", () => {
  test("only parts with a label, in words and not as data", () => {
    expect(facts(VIEW, LABELS)).toEqual([
      { key: "bid", label: "Said", text: "How many 5 · Showing 2" },
      { key: "hand", label: "Yours", text: "2, 2, 6" },
    ]);
    expect(row(VIEW.seats[0], LABELS)).toEqual([{ key: "total", label: "Dice", text: "3" }]);
  });

  test("what a seat holds stands in its row where all lies open, under a label that fits any player", () => {
    const open = { total: 3, hand: [2, 6] };
    expect(row(open, LABELS)).toEqual([
      { key: "total", label: "Dice", text: "3" },
      { key: "hand", label: "", text: "2, 6" },
    ]);
    const labels = labelled({ view: LABELS, open: { hand: "Under the cup" }, thing: {}, word: {} });
    expect(row(open, labels)[1].label).toBe("Under the cup");
    expect(row({ ...open, hand: null }, labels)).toHaveLength(1);
    expect(facts({ ...VIEW, bid: null }, labels)[0].label).toBe("Yours");
  });

  test("never an empty place, nor the word of the program for nothing", () => {
    expect(shown({ seat: 1 }, LABELS)).toBe("–");
    expect(shown([], LABELS)).toBe("–");
    expect(shown(null, LABELS)).toBe("?");
    expect(shown(true, LABELS)).toBe("✓");
  });

  test("things by kind, in the order of their numbers; seats stand at the table", () => {
    const rest = { verb: "bid", text: "", irreversible: false, side: false };
    const choice = (...on: string[]) => ({ ...rest, word: on.join(" "), on });
    const found = things([choice("count:10", "face:1"), choice("count:2", "face:1"), choice("seat:1")]);
    expect(found).toEqual([
      { kind: "count", ids: ["count:2", "count:10"] },
      { kind: "face", ids: ["face:1"] },
    ]);
    expect(face("card:black-jack", LABELS)).toBe("black jack");
  });

  test("a value that is a word, as the game's language has it", () => {
    const labels = labelled({ view: { said: "Gesagt" }, thing: { side: "Seite" }, word: { heads: "Kopf" } });
    expect(facts({ ...VIEW, said: "heads", hand: null }, labels)).toEqual([
      { key: "said", label: "Gesagt", text: "Kopf" },
    ]);
    expect([face("side:heads", labels), face("side:tails", labels)]).toEqual(["Kopf", "tails"]);
    expect(shown(["heads", "tails", 3], labels)).toBe("Kopf, tails, 3");
  });

  test("equal things once with their number: beside each other, in a hand wherever they are", () => {
    const labels = { ...LABELS, said: "Said so far" };
    const cards = ["toad", "toad", "rat", "toad"];
    expect(facts({ ...VIEW, bid: null, hand: cards, said: cards }, labels)).toEqual([
      { key: "hand", label: "Yours", text: "toad ×3, rat" },
      { key: "said", label: "Said so far", text: "toad ×2, rat, toad" },
    ]);
    expect(shown([{ count: 1 }, { count: 2 }], labels)).toBe("How many 1; How many 2");
  });

  test("whoever reads is not called by name", () => {
    const labels = { ...LABELS, by: "Given by", known: "Known to", ...people(["Ann", "Bea"]) };
    const you = { seat: 0, say: (after: string) => `you (${after})` };
    expect(facts({ ...VIEW, bid: { by: "seat:1", known: ["seat:0", "seat:1"] }, hand: null }, labels, you)).toEqual([
      { key: "bid", label: "Said", text: "Given by Bea · Known to you (to), Bea" },
    ]);
    expect(row({ by: "seat:0" }, labels, you)).toEqual([{ key: "by", label: "Given by", text: "you (by)" }]);
    expect(shown("seat:0", labels)).toBe("Ann");
  });

  test("players by their names, and what is for one's own eyes", () => {
    const labels = { ...LABELS, ...people(["Ann", "Bea"]) };
    expect(shown({ bid: "seat:1" }, labels)).toBe("Said Bea");
    expect(["hand", "own_pile", "owner"].map(secret)).toEqual([true, true, false]);
  });

  test("a thing that makes a choice by itself says which", () => {
    const rest = { verb: "lay", irreversible: false, side: false };
    const lay = { ...rest, word: "lay flower", text: "Lay a flower", on: ["disc:flower"] };
    const bid = { ...rest, word: "bid 1 2", text: "Bid", on: ["count:1", "face:2"] };
    expect(made("disc:flower", [lay, bid])?.text).toBe("Lay a flower");
    expect(made("count:1", [lay, bid])).toBeUndefined();
    expect(made("disc:flower", [lay, { ...lay, word: "throw flower" }])).toBeUndefined();
  });
});
