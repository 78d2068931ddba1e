import { beforeEach, expect, test, vi } from "vitest";
import { places, play } from "../src/lib/motion";

interface Box {
  left: number;
  top: number;
  width: number;
}

/** A thing with a place; it notes how it was moved. */
function thing(mid: string, box: Box, text = "") {
  const moved: { transform?: string; opacity?: number }[] = [];
  return {
    dataset: { mid },
    textContent: text,
    getBoundingClientRect: () => box,
    classList: { add: vi.fn(), remove: vi.fn() },
    querySelectorAll: () => [],
    animate: (frames: { transform?: string; opacity?: number }[]) => moved.push(frames[0]),
    moved,
  };
}
const room = (...things: ReturnType<typeof thing>[]) => ({ querySelectorAll: () => things }) as unknown as HTMLElement;
const still = (is: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: is }));

beforeEach(() => still(false));

test("what has another place comes from where it was; what has not stays", () => {
  const card = thing("card", { left: 100, top: 50, width: 10 });
  const coin = thing("coin", { left: 0, top: 0, width: 10 });
  const before = places(
    room(thing("card", { left: 40, top: 20, width: 10 }), thing("coin", { left: 0, top: 0, width: 10 })),
  );
  play(room(card, coin), before);
  expect(card.moved).toEqual([{ transform: "translate(-60px, -30px)", zIndex: 5 }]);
  expect(coin.moved).toEqual([]);
});

test("what was not there comes in", () => {
  const fresh = thing("hat", { left: 1, top: 1, width: 10 });
  play(room(fresh), places(room(thing("card", { left: 0, top: 0, width: 10 }))));
  expect(fresh.moved).toEqual([{ opacity: 0, transform: "translateY(-8px)" }]);
});

test("whoever wants stillness sees the changed place framed", () => {
  still(true);
  const card = thing("card", { left: 100, top: 50, width: 10 });
  play(room(card), places(room(thing("card", { left: 40, top: 20, width: 10 }))));
  expect(card.moved).toEqual([]);
  expect(card.classList.add).toHaveBeenCalledWith("moved");
});

test("what can't be seen has no place", () => {
  expect(places(room(thing("card", { left: 0, top: 0, width: 0 }))).size).toBe(0);
  expect(places(null).size).toBe(0);
});
