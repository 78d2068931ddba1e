/**
 * What gadgets and leaders are engraved with: ink on paper, light from the left, hatching on the right, in a square of
 * 100 by 100. The classes are `.engraved`'s: `s` paper with an outline, `f` ink, `l` a line, `w` one scratched in,
 * `p` paper, `g` the ground behind.
 */

import { n1, range } from "./engraving";

/** Paper with an outline, ink, a line, and a line scratched into ink. */
export const S = (d: string, width = 3) => `<path class="s" stroke-width="${width}" d="${d}"/>`;
export const F = (d: string) => `<path class="f" d="${d}"/>`;
export const L = (d: string, width = 2) => `<path class="l" stroke-width="${width}" d="${d}"/>`;
export const W = (d: string, width = 2) => `<path class="w" stroke-width="${width}" d="${d}"/>`;
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}` +
      `h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`;
/** Level strokes that end at x, from y to y + height: the shaded side. */
export const shade = (x: number, y: number, height: number, length: number, gap = 4) =>
  L(
    range(
      Math.floor(height / gap),
      (k) => `M${n1(x - length * (0.6 + 0.4 * ((k * 7) % 3) * 0.5))} ${n1(y + (k + 0.5) * gap)}H${x}`,
    ),
    1.5,
  );
/** Rays around a point, from one distance to another. */
export const rays = (x: number, y: number, from: number, to: number, count: number, start = 0, turn = 360) =>
  range(count, (k) => {
    const angle = ((start + (turn * k) / count) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${n1(x + dx * from)} ${n1(y + dy * from)}L${n1(x + dx * to)} ${n1(y + dy * to)}`;
  });
export const bolt = (x: number, y: number, k = 1) =>
  `M${n1(x + 4 * k)} ${n1(y - 14 * k)}l${-12 * k} ${17 * k}h${7 * k}l${-5 * k} ${13 * k}` +
  `l${14 * k} ${-19 * k}h${-8 * k}z`;
export const star = (x: number, y: number, r: number, points = 8, inner = 0.42) =>
  "M" +
  Array.from({ length: points * 2 }, (_, k) => {
    const [far, angle] = [k % 2 ? r * inner : r, (Math.PI * k) / points - Math.PI / 2];
    return `${n1(x + far * Math.cos(angle))} ${n1(y + far * Math.sin(angle))}`;
  }).join("L") +
  "z";
export const spiral = (x: number, y: number, r: number, turns: number) =>
  "M" +
  Array.from({ length: turns * 12 + 1 }, (_, k) => {
    const [far, angle] = [(r * k) / (turns * 12), (Math.PI * k) / 6];
    return `${n1(x + far * Math.cos(angle))} ${n1(y + far * Math.sin(angle))}`;
  }).join("L");
export const snow = (x: number, y: number, r: number) =>
  range(6, (k) => {
    const angle = (Math.PI * k) / 3;
    const at = (far: number, off: number) =>
      `${n1(x + far * Math.cos(angle + off))} ${n1(y + far * Math.sin(angle + off))}`;
    return `M${x} ${y}L${at(r, 0)}M${at(r * 0.92, 0.32)}L${at(r * 0.58, 0)}L${at(r * 0.92, -0.32)}`;
  });
/** A cog of so many teeth, with its hole. */
export const cog = (x: number, y: number, r: number, teeth: number) =>
  F(
    "M" +
      Array.from({ length: teeth * 4 }, (_, k) => {
        const far = k % 4 < 2 ? r : r * 0.76;
        const angle = (Math.PI * 2 * (k + 0.5)) / (teeth * 4);
        return `${n1(x + far * Math.cos(angle))} ${n1(y + far * Math.sin(angle))}`;
      }).join("L") +
      "z",
  ) + S(disc(x, y, n1(r * 0.38)), 1.5);
export const arcs = (x: number, y: number, radii: number[], from: number, to: number) =>
  radii
    .map((r) => {
      const at = (angle: number) =>
        `${n1(x + r * Math.cos((angle * Math.PI) / 180))} ${n1(y + r * Math.sin((angle * Math.PI) / 180))}`;
      return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
    })
    .join("");
