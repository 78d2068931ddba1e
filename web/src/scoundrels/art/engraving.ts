/** What every drawing is made with. */

/** So many strokes, one after another. */
export const range = (count: number, stroke: (k: number) => string): string =>
  Array.from({ length: count }, (_, k) => stroke(k)).join("");
/** One digit after the point is finer than any press. */
export const n1 = (value: number): number => +value.toFixed(1);
