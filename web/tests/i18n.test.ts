import { afterEach, expect, test } from "vitest";
import { addWords, hasWord, spoken, t } from "../src/lib/i18n.svelte";
import { prefs } from "../src/lib/prefs.svelte";

afterEach(() => {
  prefs.lang = "en";
});

test("says a message in the reader's language, and in the first one until its words have come", async () => {
  expect(t("close")).toBe("Close");
  prefs.lang = "de";
  expect(t("close")).toBe("Close");
  await spoken();
  expect(t("close")).toBe("Schließen");
});

test("counts: one, more, and none", () => {
  expect(t("waiting-for", { count: 2 })).toContain("2");
  expect(t("waiting-for", { count: 1 })).not.toBe(t("waiting-for", { count: 2 }).replace("2", "1"));
  expect(t("waiting-for", { count: 0 })).not.toBe(t("waiting-for", { count: 2 }).replace("2", "0"));
});

test("an unknown message is its own name, and known not to be known", () => {
  expect(t("no-such-word")).toBe("no-such-word");
  expect(hasWord("no-such-word")).toBe(false);
  expect(hasWord("close")).toBe(true);
});

test("words of a later part join in", () => {
  addWords("en", { later: ["It is ", { fact: "hour" }, "."] });
  expect(t("later", { hour: 12 })).toBe("It is 12.");
});

test("a case by a fact, with a case for the rest, and numbers as the language writes them", () => {
  addWords("en", {
    who: [{ fact: "seat", cases: { you: "You", other: "They" }, other: "other" }],
    big: [{ fact: "n" }],
  });
  addWords("de", { big: [{ fact: "n" }] });
  expect(t("who", { seat: "you" })).toBe("You");
  expect(t("who", { seat: "Nell" })).toBe("They");
  expect(t("big", { n: 12345 })).toBe("12,345");
  prefs.lang = "de";
  expect(t("big", { n: 12345 })).toBe("12.345");
});
