import { describe, expect, it } from "vitest";
import { scoundrels, type Setting } from "../src/scoundrels/almanac/figures";
import { bare, count, csv, fromCsv, fromToml, toml, type Mine } from "../src/scoundrels/almanac/owning";

const MINE: Mine = {
  job: {
    outlaw: {
      id: "outlaw",
      name_en: 'The "Outlaw", Esq.',
      holes: [6],
      tech: 0,
      text: "Spend $3 to steal a safe from a site.",
    },
    script: { id: "script", name_en: "<script>alert(1)</script>", text: '=cmd|"/c calc"!A1' },
  },
  trait: { filthy: { id: "filthy", dollars: [1, 2], reshuffle: false } },
  enemy: { lilith: { id: "lilith", henchmen: 3, normal: { setup: "", day: 'Say "so", then {stop}.', score: "x" } } },
};

describe("printed cards", () => {
  it("come back from TOML as they were", () => expect(fromToml(toml(MINE))).toEqual(MINE));
  it("come back from CSV as they were", () => expect(fromCsv(csv(MINE))).toEqual(MINE));
  it("are counted", () => expect(count(MINE)).toBe(4));
  it("leave out what is said about ours", () =>
    expect(bare({ id: "x", provenance: "original", known: ["text"] })).toEqual({ id: "x" }));
  it("read comments and single quotes", () =>
    expect(fromToml("# mine\n[[job]] # one\nid = 'outlaw'\ntech = 1 # icon\n")).toEqual({
      job: { outlaw: { id: "outlaw", tech: 1 } },
    }));
  it("read an enemy's sides as `saloon cards show --toml` writes them", () =>
    expect(fromToml('[[enemy]]\nid = "x"\n\n[enemy.normal]\nscore = "a"\n[[job]]\nid = "y"\n')).toEqual({
      enemy: { x: { id: "x", normal: { score: "a" } } },
      job: { y: { id: "y" } },
    }));
  it("cannot reach what objects are made of", () => {
    expect(() => fromToml('[[__proto__]]\nid = "x"\n')).toThrow("__proto__?");
    expect(() => fromToml('[[job]]\nid = "__proto__"\n')).toThrow("__proto__?");
    expect(() => fromCsv('kind,id,field,value\r\n"__proto__","x","y","""z"""\r\n')).toThrow("__proto__?");
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
  it("say which line is wrong", () => {
    expect(() => fromToml('[[job]]\nid = "x"\nwhat is this')).toThrow("3: what is this");
    expect(() => fromToml('[[job]]\nname_en = "X"')).toThrow("id?");
    expect(() => fromCsv("nothing")).toThrow("kind,id,field,value?");
  });
});

it("figures are unpacked by row and column", () => {
  const one = {
    rows: { dog: [1, 0.1], horse: [0, 0.1] },
    columns: { filthy: [0, 0.1], cocky: [1, 0.1] },
    kinds: [
      ["scoundrel", 4, true],
      ["money", 1, false],
    ],
    table: "whole",
    ids: ["3"],
    scales: { price: 1, worth: 100, half: 100, win: 1000, win_half: 1000 },
    money: { worth: 0.5, half: 0.1, win: 0, win_half: 0 },
    price: [0, 1, 2, 3, 3],
    worth: [100, 50, -25, 0, 10],
    half: [30, 30, 30, 40, 10],
    win: [100, 0, 0, 0, 0],
    win_half: [10, 10, 10, 10, 10],
  } as unknown as Setting;
  const found = scoundrels(one);
  expect(found.map(({ job, trait }) => `${trait} ${job}`)).toEqual([
    "filthy dog",
    "cocky dog",
    "filthy horse",
    "cocky horse",
  ]);
  expect(found[3].net).toBeCloseTo(-1.5);
  expect(found[3].netHalf).toBeCloseTo(0.5);
});
