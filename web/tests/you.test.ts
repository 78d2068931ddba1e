import { beforeEach, expect, test, vi } from "vitest";
import { addFiles, type Words } from "../src/lib/i18n.svelte";
import { prefs } from "../src/lib/prefs.svelte";
import "../src/scoundrels/later";
import { Table } from "../src/scoundrels/table.svelte";

// Drawings need a document; words do not.
vi.mock("../src/lib/sprite", () => ({ addSprite: () => undefined }));

// On a page they come in the reader's language alone.
addFiles(import.meta.glob<Words>("../src/words/scoundrels.*.ftl", { eager: true, import: "default" }));

/** A board at which Ann (seat 0) sits with Nell and Otto. */
function table(): Table {
  const props = { mode: "seat", view: { seat: 0 }, names: ["Ann", "Nell", "Otto"], lang: prefs.lang };
  return new Table(() => props as never);
}

beforeEach(() => {
  prefs.lang = "en";
});

test("the henchman that goes to jail is yours, or somebody's, never one 'of You'", () => {
  const board = table();
  const jail = (seats: number[]) => board.say(seats.includes(0) ? "to-jail-yours" : "to-jail", board.abouts(seats));
  expect(jail([0])).toBe("To jail: your henchman.");
  expect(jail([1])).toBe("To jail: Nell’s henchman.");
  expect(jail([0, 1])).toBe("To jail: your henchman and Nell’s.");
  expect(jail([0, 1, 2])).toBe("To jail: your henchman and those of Nell, Otto.");
  prefs.lang = "de";
  expect(jail([0])).toBe("In den Knast: dein Handlanger.");
  expect(jail([0, 1])).toBe("In den Knast: dein Handlanger und der von Nell.");
});

test.each(["mark-of", "on-sheet-at", "stake-bluff-others", "won-together"])(
  "%s speaks to you in words of its own, and names others",
  (key) => {
    for (const lang of ["en", "de"] as const) {
      prefs.lang = lang;
      const board = table();
      const facts = { number: 3, leader: "Lilith", score: 20 };
      const yours = board.say(key, { ...facts, ...board.about(0), who: "NOBODY" });
      expect(yours).toMatch(/\byou|\bdu\b|\bdein|\bdich\b/i);
      expect(yours).not.toMatch(/of You|von Du|für Du/);
      expect(board.say(key, { ...facts, ...board.about(1) })).toContain("Nell");
    }
  },
);
