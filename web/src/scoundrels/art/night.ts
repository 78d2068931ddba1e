/** The sky of the night: long level lines that thin out round the moon, and stars between them. */

import { n1, range } from "./engraving";

const WIDE = 1600;
const HIGH = 480;
const GAP = 8;
/** Where the moon stands. */
const MOON = [190, 150];

/** How thick a line is here; 0: it is broken off. */
function weight(x: number, y: number): number {
  const off = Math.hypot((x - MOON[0]) * 0.8, (y - MOON[1]) * 1.5);
  const cloud = Math.sin(x / 210 + y / 30) * Math.sin(y / 46 + x / 700);
  const w = (off < 330 ? 1.5 * (1 - off / 330) : 0) + 0.35 + 0.55 * (y / HIGH) + 0.5 * cloud;
  return w < 0.3 ? 0 : Math.min(w, 2.3);
}

function line(y: number): string {
  let drawn = "";
  let run: [number, number][] = [];
  const end = () => {
    const above = run.map(([x, w]) => `${x} ${n1(y - w)}`);
    const below = run.map(([x, w]) => `${x} ${n1(y + w)}`).toReversed();
    if (run.length > 1) drawn += `M${[...above, ...below].join("L")}z`;
    run = [];
  };
  for (let x = 0; x <= WIDE; x += 40) {
    const w = weight(x, y);
    if (w) run.push([x, w]);
    else end();
  }
  end();
  return drawn;
}

function star(k: number): string {
  const part = (by: number) => {
    const v = Math.sin(k * by + 3.7) * 43758.5453;
    return v - Math.floor(v);
  };
  const x = Math.round(part(12.9898) * 1580 + 10);
  const y = Math.round(part(78.233) ** 1.3 * 260 + 60);
  if (Math.hypot(x - MOON[0], (y - MOON[1]) * 1.5) < 190) return "";
  const r = 1.6 + ((k * 7) % 5) * 0.75;
  const [a, b] = [n1(r * 0.3), n1(r * 1.3)];
  return `M${x} ${n1(y - r * 1.6)}l${a} ${b} ${b} ${a}-${b} ${a}-${a} ${b}-${a}-${b}-${b}-${a} ${b}-${a}z`;
}

export const nightSky = (): string =>
  `<svg class="lines" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none"><path class="ln" d="` +
  `${range(HIGH / GAP, (k) => line(GAP / 2 + k * GAP))}"/></svg>` +
  `<svg class="lines" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMin slice"><path class="st" d="` +
  `${range(70, star)}"/></svg>`;

/** Shaded from the right, three craters on it. */
export const moon = (): string => {
  const shade = range(13, (k) => {
    const y = -30 + k * 5;
    const w = Math.sqrt(Math.max(0, 36 * 36 - y * y));
    return `M${n1(w * (0.34 - 0.06 * Math.sin(k)))} ${y}H${n1(w)}`;
  });
  return (
    `<svg class="moon" viewBox="-50 -50 100 100"><circle class="halo" r="47" stroke-dasharray="1 5"/>` +
    `<circle class="halo" r="42"/><circle class="disc" r="36"/><path class="sh" d="${shade}` +
    `M-16-14a7 5 0 1 0 .1 0M-6 12a9 7 0 1 0 .1 0M-24 6a4 3 0 1 0 .1 0"/></svg>`
  );
};
