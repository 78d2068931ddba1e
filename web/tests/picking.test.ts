import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Question } from "../src/lib/board";
import { Picking } from "../src/lib/picking.svelte";
import { prefs } from "../src/lib/prefs.svelte";

const choice = (word: string, on: string[] = [], irreversible = false): Choice =>
  ({ word, verb: word.split(" ")[0], text: word, on, irreversible, side: false }) as Choice;
const question = (...choices: Choice[]): Question =>
  ({ kind: "offer", prompt: "?", mine: true, choices }) as unknown as Question;

const OFFERS = [
  choice("offer widow as widow to 1", ["hand:widow", "claim:widow", "seat:1"]),
  choice("offer widow as goat to 1", ["hand:widow", "claim:goat", "seat:1"]),
  choice("offer goat as goat to 2", ["hand:goat", "claim:goat", "seat:2"]),
];

function asked(...choices: Choice[]): { picking: Picking; sent: string[] } {
  const sent: string[] = [];
  const picking = new Picking((one) => sent.push(one.word));
  picking.ask(question(...choices));
  return { picking, sent };
}

beforeEach(() => {
  prefs.askFirst = true;
  vi.useFakeTimers();
});

const PLAYS = [
  choice("play 3@5", ["hand:3", "slot:5"]),
  choice("play 3@6", ["hand:3", "slot:6"]),
  choice("play 5@5", ["hand:5", "slot:5"]),
];

describe("pointing", () => {
  test("lights what any choice is about, and narrows with each thing", () => {
    const { picking } = asked(...PLAYS);
    expect([...picking.lit.keys()].sort()).toEqual(["hand:3", "hand:5", "slot:5", "slot:6"]);
    picking.pick("hand:3");
    expect([...picking.lit.keys()].sort()).toEqual(["slot:5", "slot:6"]);
  });

  test("makes the choice with the thing that leaves only one", () => {
    const { picking, sent } = asked(...PLAYS);
    picking.pick("hand:3");
    picking.pick("slot:6");
    expect(sent).toEqual(["play 3@6"]);
    expect(picking.lit.size).toBe(0);
  });

  test("any order will do", () => {
    const { picking, sent } = asked(...PLAYS);
    picking.pick("slot:5");
    picking.pick("hand:5");
    expect(sent).toEqual(["play 5@5"]);
  });

  test("what no pressable thing leads to is a button, and no longer when its thing is there", () => {
    const { picking, sent } = asked(...PLAYS);
    picking.unreached(new Set(["hand:3"]));
    expect(picking.buttons.map((one) => one.word)).toEqual(["play 5@5"]);
    picking.pick("hand:3");
    picking.unreached(new Set(["slot:5"]));
    expect(picking.buttons.map((one) => one.word)).toEqual(["play 3@6"]);
    picking.unreached(new Set(["slot:5", "slot:6"]));
    expect(picking.buttons).toEqual([]);
    picking.unreached(new Set());
    picking.choose(picking.buttons[0]);
    expect(sent).toEqual(["play 3@5"]);
  });

  test("again on the same thing lets it go", () => {
    const { picking, sent } = asked(...PLAYS);
    picking.pick("hand:3");
    picking.pick("hand:3");
    expect(picking.picked).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("a thing may be wanted twice", () => {
    const { picking, sent } = asked(choice("take 2 from 1", ["seat:1", "seat:1"]), choice("take 1 from 2", ["seat:2"]));
    picking.pick("seat:1");
    expect(sent).toEqual(["take 2 from 1"]);
  });

  test("what is not lit answers false, and what is answers true", () => {
    const { picking } = asked(...PLAYS);
    expect(picking.pick("location:bank")).toBe(false);
    expect(picking.pick("hand:3")).toBe(true);
  });
});

describe("a choice put together from three parts", () => {
  test("takes them in any order, and each can be changed until it is sent", () => {
    const { picking, sent } = asked(...OFFERS);
    picking.pick("seat:1");
    picking.pick("hand:goat");
    picking.pick("hand:widow");
    picking.pick("claim:goat");
    expect([...picking.picked].sort()).toEqual(["claim:goat", "hand:widow", "seat:1"]);
    expect(sent).toEqual([]);
    prefs.fuse = 0;
    picking.choose(picking.buttons[0]);
    expect(sent).toEqual(["offer widow as goat to 1"]);
  });

  test("can be taken back while its fuse burns, and nothing was sent", () => {
    prefs.fuse = 3;
    const { picking, sent } = asked(...OFFERS);
    picking.choose(OFFERS[0]);
    vi.advanceTimersByTime(2900);
    expect(picking.takeBack()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    picking.choose(OFFERS[0]);
    vi.advanceTimersByTime(3100);
    expect(sent).toEqual(["offer widow as widow to 1"]);
    expect(picking.takeBack()).toBe(false);
  });
});

describe("what can't be taken back", () => {
  const accept = choice("accept", [], true);
  const scout = choice("safe depot-1", ["safe:depot-1"], true);
  const other = choice("safe depot-2", ["safe:depot-2"], true);

  test("asks once more, on the same spot, for as long as somebody reads it", () => {
    const { picking, sent } = asked(scout, other);
    picking.pick("safe:depot-1");
    expect([sent, picking.sure?.choice.word]).toEqual([[], "safe depot-1"]);
    picking.pick("safe:depot-1");
    expect(sent).toEqual(["safe depot-1"]);
    const again = asked(scout, other).picking;
    again.pick("safe:depot-1");
    vi.advanceTimersByTime(60_000);
    expect(again.sure?.choice.word).toBe("safe depot-1");
    again.letGo();
    expect(again.sure).toBe(null);
  });

  test("is done at once by a button that says so in words, and by pointing at two things", () => {
    const answer = asked(accept, choice("refuse", [], true));
    answer.picking.choose(accept);
    expect(answer.sent).toEqual(["accept"]);
    const hires = [1, 2].map((place) => choice(`hire 0 at ${place}`, ["saloon:0", `scoundrel:0:${place}`], true));
    const hire = asked(...hires);
    hire.picking.pick("saloon:0");
    hire.picking.pick("scoundrel:0:2");
    expect(hire.sent).toEqual(["hire 0 at 2"]);
    // With one place left, one press would do it: that one asks.
    const last = asked(hires[0]);
    last.picking.pick("saloon:0");
    expect([last.sent, last.picking.sure?.choice.word]).toEqual([[], "hire 0 at 1"]);
  });

  test("does not ask whoever wants no asking", () => {
    prefs.askFirst = false;
    const { picking, sent } = asked(scout, other);
    picking.pick("safe:depot-1");
    expect(sent).toEqual(["safe depot-1"]);
  });
});

describe("what a board wants held back", () => {
  const call = choice("henchman", ["slot:1:5"]);
  const held = () => {
    prefs.fuse = 3;
    const found = asked(call, choice("pass"));
    found.picking.holds = (one) => (one.verb === "henchman" ? (2 / 3) * prefs.fuse : 0);
    return found;
  };

  test("is on this screen alone until its time is out, and can be taken back", () => {
    const { picking, sent } = held();
    picking.choose(call);
    vi.advanceTimersByTime(1900);
    expect([picking.held?.choice.word, sent]).toEqual(["henchman", []]);
    expect(picking.takeBack()).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    picking.pick("slot:1:5");
    vi.advanceTimersByTime(2100);
    expect(sent).toEqual(["henchman"]);
  });

  test("goes at once where there is no fuse, and so does every other choice", () => {
    const { picking, sent } = held();
    picking.choose(choice("pass"));
    expect(sent).toEqual(["pass"]);
    prefs.fuse = 0;
    const other = held();
    prefs.fuse = 0;
    other.picking.choose(call);
    expect(other.sent).toEqual(["henchman"]);
  });

  test("is not lost by an update that still asks for it, and given back by one that does not", () => {
    const { picking, sent } = held();
    picking.choose(call);
    picking.ask(question(call, choice("pass"), choice("loan")));
    expect([picking.held?.choice.word, picking.lost]).toEqual(["henchman", null]);
    picking.ask(question(choice("henchman", ["slot:2:6"]), choice("pass")));
    expect([picking.held, picking.lost?.word]).toEqual([null, "henchman"]);
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
  });
});

describe("updates", () => {
  test("the same question again keeps what was picked, another one does not", () => {
    const { picking } = asked(...PLAYS);
    picking.pick("hand:3");
    picking.ask(question(...PLAYS));
    expect(picking.picked).toEqual(["hand:3"]);
    picking.ask(question(PLAYS[2]));
    expect(picking.picked).toEqual([]);
  });

  test("nothing is chosen twice while a choice is on its way", () => {
    const { picking, sent } = asked(choice("accept"), choice("refuse"));
    picking.choose(choice("accept"));
    picking.choose(choice("refuse"));
    expect(sent).toEqual(["accept"]);
    picking.ask(question(choice("refuse")));
    picking.choose(choice("refuse"));
    expect(sent).toEqual(["accept", "refuse"]);
  });
});
