import { expect, test } from "vitest";
import { between, crosses, place, type Box } from "../src/learn/placing";

const ROOM: Box = { left: 8, top: 8, width: 1264, height: 584 };
const SIZE = { width: 400, height: 150 };
const over = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Things all over the table, one after another the subject. */
const THINGS: Box[] = [0, 1, 2, 3, 4].flatMap((across) =>
  [0, 1, 2].map((down) => ({ left: 20 + across * 250, top: 10 + down * 200, width: 180, height: 140 })),
);
const ASKED: Box = { left: 8, top: 420, width: 1264, height: 62 };

test("whoever explains stands neither on what is spoken of nor on what is asked, wherever it lies", () => {
  for (const subject of THINGS) {
    const at = place(
      SIZE,
      ROOM,
      [subject],
      [
        { box: ASKED, cost: 400 },
        { box: subject, cost: 300 },
      ],
    );
    expect(over(at, subject), JSON.stringify(subject)).toBe(false);
    expect(over(at, ASKED)).toBe(false);
    expect(at.left >= ROOM.left && at.left + at.width <= ROOM.left + ROOM.width).toBe(true);
    expect(at.top >= ROOM.top && at.top + at.height <= ROOM.top + ROOM.height).toBe(true);
  }
});

test("where nothing must stay free it stands beside the subject", () => {
  const subject = { left: 600, top: 10, width: 80, height: 60 };
  const { from, to } = between(place(SIZE, ROOM, [subject], [{ box: subject, cost: 300 }]), subject);
  expect(Math.hypot(from[0] - to[0], from[1] - to[1])).toBeLessThan(40);
});

test("what is too large for the room still begins inside it", () => {
  expect(place({ width: 900, height: 900 }, { left: 8, top: 8, width: 300, height: 200 }, [], [])).toEqual({
    left: 8,
    top: 8,
    width: 300,
    height: 200,
  });
});

test("a way knows what it goes over", () => {
  const way = between({ left: 0, top: 0, width: 10, height: 10 }, { left: 0, top: 100, width: 10, height: 10 });
  expect(crosses(way, { left: 0, top: 40, width: 50, height: 20 })).toBe(true);
  expect(crosses(way, { left: 40, top: 40, width: 50, height: 20 })).toBe(false);
});
