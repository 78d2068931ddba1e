import { describe, expect, test } from "vitest";
import { beats, flightOf, type Told } from "../src/goat/beats";
import { advanced } from "../src/goat/between";
import type { GoatView } from "../src/goat/view";
import games from "./goat-games.json";

/** Whole random games as seat 0 was sent them: `tests/browser/frames.py` played them. */
interface Sent {
  events: { kind: string; seat_of: number | null }[];
  phase: string;
  offer: unknown;
  view?: object;
  then?: { seats: number[][]; places: number[][]; control: object; mine: object };
}

/** Every update of a game, with the table before it and all that was told by then. */
function* played(steps: Sent[]): Generator<{ step: Sent; before: GoatView; told: Told[]; all: Told[] }> {
  let table: GoatView | null = null;
  const all: Told[] = [];
  for (const step of steps) {
    const told = step.events.map(({ seat_of, ...event }, k) => ({
      id: all.length + k,
      event,
      said: { parts: [event.kind], seat: seat_of },
    }));
    all.push(...told);
    if (table) yield { step, before: table, told, all };
    const next: GoatView = step.view ? (step.view as GoatView) : advanced(table!, told);
    table = { ...next, offer: step.offer as GoatView["offer"], phase: step.phase as GoatView["phase"] };
  }
}

describe("what lies between two views", () => {
  test.each(games.map((game) => [game.players, game.steps as Sent[]] as const))(
    "comes to what the next view says, in a game of %i",
    (_, steps) => {
      let compared = 0;
      for (const { step, before, told } of played(steps)) {
        if (!step.then) continue;
        const now = advanced(before, told);
        expect({
          seats: now.seats.map((seat) => [seat.coins, seat.tokens, seat.hats]),
          places: now.locations.map((place) => [place.tokens, place.coins]),
          control: now.control,
          mine: Object.fromEntries(Object.entries(now.seats[0].belongings ?? {}).filter(([, count]) => count)),
        }).toEqual(step.then);
        compared++;
      }
      expect(compared).toBeGreaterThan(10);
    },
  );

  test("leaves the view that it began with as it was", () => {
    const { before, told } = [...played(games[0].steps as Sent[])].find(({ told }) =>
      told.some(({ event }) => event.kind === "took-coins"),
    )!;
    const kept = JSON.stringify(before);
    advanced(before, told);
    expect(JSON.stringify(before)).toBe(kept);
  });
});

describe("the beats of a game", () => {
  const all = games.flatMap((game) => [...played(game.steps as Sent[])]);
  const shown = all.map(({ step, before, told, all }) => ({
    told,
    acts: beats(told, before, { phase: step.phase } as GoatView, all),
  }));

  test("turn every answered card over, and say what came of it only afterwards", () => {
    let cards = 0;
    for (const { told, acts } of shown) {
      const answers = told.filter(({ event }) => event.kind === "accepted" || event.kind === "refused");
      const reveals = acts.filter((one) => one.kind === "reveal");
      expect(reveals.map(({ card }) => card)).toEqual(answers.map(({ event }) => event.card));
      for (const one of reveals) expect(one.lines.flatMap(({ parts }) => parts)).not.toContain("accepted");
      cards += reveals.length;
    }
    expect(cards).toBeGreaterThan(20);
  });

  test("show the Saloon's numbers from 1 to 6, each once, in every round", () => {
    let numbers: number[] = [];
    let rounds = 0;
    for (const act of shown.flatMap(({ acts }) => acts)) {
      if (act.kind === "doors") expect(numbers).toEqual([]);
      // At one number somebody may be asked: what was before and what comes after are both of it.
      if (act.kind === "step" && (act.empty || numbers.at(-1) !== act.number)) numbers.push(act.number);
      if (act.kind === "round") {
        expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
        numbers = [];
        rounds++;
      }
    }
    expect(rounds).toBeGreaterThan(2);
  });

  test("let all that changes hands fly, and belong to a beat that shows it", () => {
    for (const { told, acts } of shown) {
      const inBeats = new Set(acts.flatMap((act) => act.told));
      for (const one of told) if (flightOf(one)) expect(inBeats, one.event.kind).toContain(one);
    }
  });
});
