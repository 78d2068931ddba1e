import { afterEach, expect, test, vi } from "vitest";
import { call } from "../src/lib/api";
import type { Pattern, Words } from "../src/lib/i18n.svelte";
import { Line, type Listener, type Update } from "../src/lib/socket";
import { curled, typeset } from "../src/lib/typeset";

afterEach(() => vi.unstubAllGlobals());

test("an apostrophe is curled, and so is what is quoted", () => {
  expect(curled("Send an opponent's henchman to jail.")).toBe("Send an opponent’s henchman to jail.");
  expect(curled("The players' safes don't count.")).toBe("The players’ safes don’t count.");
  expect(curled("only what 'may' be done is optional ('if' is not)")).toBe(
    "only what ‘may’ be done is optional (‘if’ is not)",
  );
  expect(curled("'3@5' is not a choice, and '$2' cannot stand here")).toBe(
    "‘3@5’ is not a choice, and ‘$2’ cannot stand here",
  );
});

test("an amount stays on one line with its sign", () => {
  expect(typeset("Gib 3 $ aus, um 12 $ zu erhalten.")).toBe("Gib 3\u00a0$ aus, um 12\u00a0$ zu erhalten.");
  expect(typeset("Spend $3 to gain $12.")).toBe("Spend $3 to gain $12.");
});

test("every sentence is set, and nothing that programs compare", () => {
  const told = {
    question: { prompt: "Whose? The Sheriff's", choices: [{ word: "o'clock", text: "Don't", on: [] }] },
    said: [{ parts: ["Nell's ", ["Dog's Friend", "saloon:1"]], seat: null }, null],
    view: { seats: [{ leader: "o'neil" }] },
    check: 5,
  };
  const view = structuredClone(told.view);
  expect(typeset(told)).toEqual({
    question: { prompt: "Whose? The Sheriff’s", choices: [{ word: "o'clock", text: "Don’t", on: [] }] },
    said: [{ parts: ["Nell’s ", ["Dog’s Friend", "saloon:1"]], seat: null }, null],
    view,
    check: 5,
  });
});

test("cards come as they are read, and what somebody types comes back as it was typed", async () => {
  const card = { text_en: "Use a Sheriff's Office option." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([card])));
  expect(await call("GET", "/api/cards/scoundrels")).toEqual([{ text_en: "Use a Sheriff’s Office option." }]);
  expect(await call("GET", "/api/workshop/scoundrels/shelf")).toEqual([card]);
  expect(await call("GET", "/api/me/cards")).toEqual([card]);
});

test("so do the sentences of a table", () => {
  class Wire {
    static one: Wire;
    onmessage!: (message: { data: string }) => void;
    constructor() {
      Wire.one = this;
    }
  }
  vi.stubGlobal("WebSocket", Wire);
  const updates: Update[] = [];
  new Line("abc", {}, "en", { update: (update: Update) => updates.push(update) } as unknown as Listener);
  Wire.one.onmessage({
    data: JSON.stringify({ type: "update", seq: 1, events: [], said: [{ parts: ["It's Nell's."], seat: 1 }] }),
  });
  expect(updates[0].said).toEqual([{ parts: ["It’s Nell’s."], seat: 1 }]);
});

test("the page's own words need no setting", () => {
  const files = import.meta.glob<Words>("../src/**/*.ftl", { eager: true, import: "default" });
  const texts = (pattern: Pattern): string[] =>
    typeof pattern === "string"
      ? [pattern]
      : pattern.flatMap((part) =>
          typeof part === "string" ? [part] : Object.values(part.cases ?? {}).flatMap((one) => texts(one)),
        );
  const straight = Object.values(files)
    .flatMap((words) => Object.values(words).flatMap(texts))
    .filter((text) => /['"]/.test(text));
  expect(Object.keys(files).length).toBeGreaterThan(20);
  expect(straight).toEqual([]);
});
