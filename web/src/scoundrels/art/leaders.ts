/** The four leaders, each with the everyday face of its sheet and the expert's: eight sides of enemies. */

import { n1, range } from "./engraving";
import { S, F, L, W, disc, box, star, spiral } from "./strokes";

/** What lies behind a head: thin upright lines, or for an expert rays that come from behind it. */
const ground = (expert: boolean) =>
  expert
    ? F(
        range(18, (k) => {
          const at = (turn: number) => {
            const angle = ((k * 20 + turn) * Math.PI) / 180;
            return `${n1(50 + 90 * Math.cos(angle))} ${n1(44 + 90 * Math.sin(angle))}`;
          };
          return `M50 44L${at(0)}L${at(8)}z`;
        }),
      ).replace('class="f"', 'class="g"')
    : L(
        range(24, (k) => `M${2 + k * 4.2} 0V100`),
        0.7,
      ).replace('class="l"', 'class="l g"');
const face = (d: string) => S(d, 2.8);
const eyes = (y: number, look = 0, wide = 1) =>
  F(disc(n1(41 + look), y, n1(2.6 * wide)) + disc(n1(59 + look), y, n1(2.6 * wide)));
/** Strokes turned or moved as one. */
const placed = (how: string, strokes: string) => `<g transform="${how}">${strokes}</g>`;
const stick = (x: number, y: number, turn: number) =>
  placed(
    `rotate(${turn} ${x} ${y})`,
    S(box(x - 5, y - 16, 10, 32, 2), 2.4) + F(box(x - 5, y - 4, 10, 8)) + L(`M${x} ${y - 16}q0-8 6-9`, 2),
  );
const bag = (x: number, y: number, k: number) =>
  placed(
    `translate(${x} ${y}) scale(${k})`,
    S("M-6-14h12l3 6c10 6 13 14 13 22q0 10-12 10h-20q-12 0-12-10c0-8 3-16 13-22z", 2.8) +
      L("M-9-8h18", 2.6) +
      F(
        "M-1.8-3h3.6v3q6 1 6 5h-4q0-2-4-2-3 0-3 2t4 2.5q8 1 8 6t-7 5.5v3h-3.6v-3q-7-1-7-5.5h4" +
          "q0 2.5 5 2.5 4 0 4-2.5t-4-2.5q-8-1-8-6t6-5z",
      ),
  );

const LEADERS: Record<string, (expert: boolean) => string> = {
  "lilith-boone": (expert) =>
    ground(expert) +
    F("M28 40c-8 18-10 36-16 48l20-4zM72 40c8 18 10 36 16 48l-20-4z") +
    W("M24 54l-6 28M28 56l-4 24M76 54l6 28M72 56l4 24", 1.4) +
    S("M8 100c2-16 16-20 30-22h24c14 2 28 6 30 22z") +
    face("M32 40c0 26 8 38 18 38s18-12 18-38z") +
    F("M26 78q24 12 48 0l-4 14q-20 10-40 0z") +
    W("M36 84l3 3M46 87l3 3M56 87l3 3M64 84l3 3", 2) +
    F("M24 34q6-28 16-30 5 3 10 3t10-3q10 2 16 30z") +
    W("M29 28q21 7 42 0M36 27v5M43 29v5M50 29.5v5M57 29v5M64 27v5", 1.8) +
    S("M2 34q14-6 48-5 34-1 48 5-14 11-48 10-34 1-48-10z", 2.8) +
    (expert
      ? F(box(32, 44, 16, 11, 5) + box(52, 44, 16, 11, 5)) + W("M36 52l6-6M56 52l6-6", 2) + L("M46 68l8-2", 2.4)
      : eyes(50) + L("M35 45l10 2M65 45l-10 2", 2.4) + L("M44 67q6 4 12-1", 2.4)) +
    L("M50 53l-2 7h4", 1.8) +
    L("M66 48q-3 14-9 22M64 46v10M61 52v10", 1.3) +
    (expert
      ? stick(76, 74, -16) + stick(84, 74, 0) + stick(92, 74, 16) + F(star(88, 44, 11, 8, 0.45))
      : stick(86, 74, 8) + F(star(96, 49, 6, 6, 0.4))),
  "preston-cain": (expert) =>
    ground(expert) +
    S("M8 100c2-16 14-18 26-20l16 8 16-8c12 2 24 4 26 20z") +
    S("M34 80l16 20 16-20-16 6z", 2.2) +
    F("M50 84l-11-6v13zM50 84l11-6v13z") +
    face("M34 34v24c0 14 8 24 16 24s16-10 16-24V34z") +
    F("M26 4h48l-3 26H29z") +
    W("M30 22h40M30 25h40", 2) +
    S("M16 34q4-6 34-6t34 6q-4 6-34 6t-34-6z", 2.8) +
    F("M34 40h3v14h-3zM63 40h3v14h-3z") +
    (expert
      ? F("M33 44q8-4 17 0 9-4 17 0 1 12-8 12-6 0-9-6-3 6-9 6-9 0-8-12z") + W(disc(41, 49, 2.6) + disc(59, 49, 2.6), 2)
      : L("M36 45h9", 2.4) +
        F(disc(41, 50, 2.4)) +
        S(disc(60, 50, 7), 2.4) +
        F(disc(60, 50, 2.6)) +
        L("M60 57q2 10-4 18", 1.4)) +
    L("M50 52l-3 9h5", 1.8) +
    F("M50 65q-8-3-12 1-4 3-9-2 4 9 12 7 6-1 9-4 3 3 9 4 8 2 12-7-5 5-9 2-4-4-12-1z") +
    L("M46 74h8", 2) +
    L("M64 60q-2 10-8 18M63 54v10M60 64v8", 1.3) +
    (expert
      ? L("M84 100V66", 4) +
        S(disc(84, 52, 12), 4) +
        [0, 1, 2, 3]
          .map((k) => `<g transform="rotate(${k * 26 - 50} 84 58)">${L("M84 62v18M84 74h5M84 79h5", 3)}</g>`)
          .join("")
      : L("M88 100V58q0-10-8-10t-8 7", 4.5)),
  "milton-goff": (expert) =>
    ground(expert) +
    S("M2 100c2-18 16-22 32-24h32c16 2 30 6 32 24z") +
    L("M50 82v18", 2.4) +
    F(disc(50, 90, 2) + disc(50, 97, 2)) +
    L("M16 96q6-10 16-13M84 96q-6-10-16-13", 1.6) +
    face("M26 40c-4 20-2 42 24 42s28-22 24-42z") +
    F("M22 38q2-30 28-30t28 30z") +
    W("M25 30q25 6 50 0", 2.2) +
    S("M14 40q6-7 36-7t36 7q-6 6-36 6t-36-6z", 2.8) +
    F("M26 46h5q0 14 4 20-8-4-9-20zM74 46h-5q0 14-4 20 8-4 9-20z") +
    (expert
      ? F("M36 48l10 4-9 3zM64 48l-10 4 9 3z") + L("M34 46l13 4M66 46l-13 4", 3)
      : eyes(53) + L("M36 48q5-3 9 0M55 48q4-3 9 0", 2.4)) +
    L("M46 56q-3 6 0 7h8q3-1 0-7", 2) +
    F("M50 64q-9-2-15 4-3 5 1 8 6 0 14-5 8 5 14 5 4-3 1-8-6-6-15-4z") +
    S(`M60 76l${expert ? 20 : 15} 5-1 5-${expert ? 21 : 16}-5z`, 2) +
    L(`M${expert ? 84 : 79} 80q6-6 1-12t3-13`, 2) +
    (expert ? bag(16, 80, 0.78) + bag(86, 84, 0.62) + bag(40, 92, 0.5) : bag(16, 82, 0.72)),
  "doc-zimmer": (expert) =>
    ground(expert) +
    (expert
      ? F(star(50, 34, 40, 13, 0.62))
      : F("M26 44q-4-32 24-32t24 32q0 6-4 8H30q-4-2-4-8z") +
        F(disc(50, 10, 9)) +
        W("M42 8q8-5 16 0M32 30q18-16 36 0", 1.6)) +
    S("M8 100c2-16 16-20 28-22l14 10 14-10c12 2 26 6 28 22z") +
    L("M36 78l8 22M64 78l-8 22", 2.4) +
    F("M46 88h8l3 12H43z") +
    face("M33 38c-2 26 6 42 17 42s19-16 17-42q-17-12-34 0z") +
    S(disc(40, 51, 9), 2.8) +
    S(disc(60, 51, 9), 2.8) +
    L("M49 50q1-2 2 0M31 49l-3-2M69 49l3-2", 2.4) +
    (expert
      ? L(spiral(40, 51, 7.5, 2) + spiral(60, 51, 7.5, 2), 1.8)
      : F(disc(41, 52, 2.6) + disc(61, 52, 2.6)) + L("M33 40q6-3 12 0M55 40q6-3 12 0", 2.2)) +
    L("M50 58l-2 5h4", 1.8) +
    (expert ? F("M40 67q10 9 20 0-2 8-10 8t-10-8z") : L("M43 69q7 3 14-1", 2.4)) +
    L("M66 60q-2 10-8 16M65 52v12M62 64v8", 1.3) +
    (expert
      ? placed(
          "rotate(24 84 70)",
          S(box(79, 54, 12, 30, 2), 2.4) + L("M79 62h5M79 68h5M79 74h5M85 54V40M78 92h14M85 84v8", 2.4),
        ) + F(disc(93, 40, 2.4) + disc(97, 48, 1.8))
      : L("M72 100q10-14 12-32", 1.8) + S(disc(85, 62, 10), 2.8) + L(disc(85, 62, 6.5) + "M85 62v-4M85 62l3 2", 1.8)),
};

/** A leader as the bust of a side: of everyday, or of the expert's. */
export const leader = (id: string, expert = false): string => LEADERS[id]?.(expert) ?? "";
