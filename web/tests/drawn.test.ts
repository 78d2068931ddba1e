import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawn, gadget } from "../src/scoundrels/art/gadgets";
import { leader } from "../src/scoundrels/art/leaders";
import { draws, portrait } from "../src/scoundrels/art/portraits";

const CATALOGUE = "../src/saloon/games/scoundrels/catalogue";
const ids = (file: string, table: string) =>
  [
    ...readFileSync(`${CATALOGUE}/${file}`, "utf8").matchAll(
      new RegExp(`^\\[\\[${table}\\]\\]\\nid = "([^"]+)"`, "gm"),
    ),
  ].map(([, id]) => id);
const safes = [...ids("board.toml", "safe"), ...ids("double-or-nothing/safes.toml", "safe")];
const both = (file: string, table: string) => [...ids(file, table), ...ids(`double-or-nothing/${file}`, table)];
const [jobs, traits] = [both("jobs.toml", "job"), both("traits.toml", "trait")];
const enemies = ids("double-or-nothing/enemies.toml", "enemy");

describe("what is drawn", () => {
  it("has a drawing of its own for every safe of both boxes", () => {
    expect(safes).toHaveLength(36);
    expect([...drawn()].sort()).toEqual([...safes].sort());
    expect(new Set(safes.map(gadget)).size).toBe(36);
    for (const id of safes) expect(gadget(id)).toMatch(/^<(path|g) /);
  });
  it("draws every trait with every job, and no two alike", () => {
    expect([jobs.length, traits.length]).toEqual([82, 78]);
    const pairs = traits.flatMap((trait) => jobs.map((job) => [trait, job]));
    expect(pairs.every(([trait, job]) => draws(trait, job))).toBe(true);
    const busts = pairs.map(([trait, job]) => portrait(trait, job, { id: "x" }));
    expect(new Set(busts).size).toBe(6396);
    for (const one of busts) expect(one).not.toMatch(/NaN|undefined|Infinity/);
  });
  it("has two faces for every enemy", () => {
    expect(enemies).toHaveLength(4);
    const sides = enemies.flatMap((id) => [leader(id), leader(id, true)]);
    expect(new Set(sides).size).toBe(8);
  });
  it("draws nothing for what somebody made up, and no number is broken", () => {
    expect(gadget("perpetual-motion")).toBe("");
    for (const one of [...safes.map(gadget), ...enemies.map((id) => leader(id, true))])
      expect(one).not.toMatch(/NaN|undefined|Infinity/);
  });
});
