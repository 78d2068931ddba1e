import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { soft } from "../src/scoundrels/names";

const CATALOGUE = "../src/saloon/games/scoundrels/catalogue";
const NAME = /^name_(?:en|de) = "([^"]+)"/gm;
const namesIn = (file: string) =>
  [...readFileSync(`${CATALOGUE}/${file}.toml`, "utf8").matchAll(NAME)].map(([, one]) => one);
const jobs = ["jobs", "double-or-nothing/jobs"].flatMap(namesIn);
const names = [...jobs, ...["traits", "double-or-nothing/traits"].flatMap(namesIn)];
/** What a line has to hold whole, but for an ending after a stroke. */
const pieces = (some: string[]) =>
  some.flatMap((one) => soft(one).split(/[\u00ad\u200b -]/)).map((part) => part.replace(/\/\p{L}+$/u, ""));

test("no name has a word that a narrow poster would have to break without a hyphen", () => {
  expect(names).toHaveLength(2 * (82 + 78));
  expect(pieces(names).filter((part) => part.length > 11)).toEqual([]);
  // The pile of who has been discarded is narrower still, and says jobs alone.
  expect(pieces(jobs).filter((part) => part.length > 10)).toEqual([]);
});

test("no ending stands alone on a line", () => {
  for (const one of names) expect(soft(one)).not.toMatch(/\/\u200b\p{L}{1,3}(?!\p{L})/u);
  expect(soft("Anwalt/Anwältin")).toBe("Anwalt/\u200bAnwältin");
  expect(soft("Wissenschaftler/in")).toBe("Wissen\u00adschaftler/in");
  expect(soft("Kredithai")).toBe("Kredit\u00adhai");
});

test("nothing but the places of hyphens is added", () => {
  for (const one of names) expect(soft(one).replace(/[\u00ad\u200b]/g, "")).toBe(one);
});
