/** Where somebody who explains stands: near what is spoken of, never on it, nor on what is asked. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What must stay free, and how much it costs to cover a square pixel of it. */
export interface Free {
  box: Box;
  cost: number;
}

const STEPS = 24;
/** How much a pixel further from the subject costs. */
const FAR = 40;

const over = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2];

/** From `one` to `other`, the shortest way between their edges. */
export function between(one: Box, other: Box): { from: [number, number]; to: [number, number] } {
  const along = (a: number, wide: number, b: number, broad: number): [number, number] => {
    if (a + wide < b) return [a + wide, b];
    if (b + broad < a) return [a, b + broad];
    const both = (Math.max(a, b) + Math.min(a + wide, b + broad)) / 2;
    return [both, both];
  };
  const [x, toX] = along(one.left, one.width, other.left, other.width);
  const [y, toY] = along(one.top, one.height, other.top, other.height);
  return { from: [x, y], to: [toX, toY] };
}

/** Whether a way goes over this. */
export function crosses({ from, to }: ReturnType<typeof between>, box: Box): boolean {
  for (let k = 1; k < STEPS; k++) {
    const [x, y] = [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * k) / STEPS);
    if (x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height) return true;
  }
  return false;
}

/** The best corner for something so large inside `room`: it covers least of what must stay free, then it is nearest. */
export function place(size: { width: number; height: number }, room: Box, subjects: Box[], free: Free[]): Box {
  const [width, height] = [Math.min(size.width, room.width), Math.min(size.height, room.height)];
  let best: Box | null = null;
  let least = Infinity;
  for (let across = 0; across <= STEPS; across++) {
    for (let down = 0; down <= STEPS; down++) {
      const box = {
        left: room.left + ((room.width - width) * across) / STEPS,
        top: room.top + ((room.height - height) * down) / STEPS,
        width,
        height,
      };
      const covered = free.reduce((sum, one) => sum + one.cost * over(box, one.box), 0);
      const cost = covered + FAR * distance(box, subjects);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best!;
}

function distance(box: Box, subjects: Box[]): number {
  if (!subjects.length) return 0;
  const ways = subjects.map((one) => {
    const { from, to } = between(box, one);
    return Math.hypot(from[0] - to[0], from[1] - to[1]);
  });
  const [x, y] = middle(box);
  const [toX, toY] = middle(subjects[0]);
  return Math.min(...ways) + Math.hypot(x - toX, y - toY) / 10;
}
