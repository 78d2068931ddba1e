/** The town of Graystone Gulch, line on paper; the colours come from the style sheet. Our own drawings. */

import { n1, range } from "./engraving";

export type Building = "depot" | "estate" | "laboratory" | "saloon" | "sheriff";
export type Prop = "windmill" | "tower" | "church" | "cactus" | "pole";

/* ---- roofs: each stands on its facade, drawn 200 x 50 */
const ql = (t: number, y: number, c: number): [number, number] => [
  2 * t * (1 - t) * 100 + 200 * t * t,
  (1 - t) * (1 - t) * y + 2 * t * (1 - t) * c + t * t * y,
];
const arch = (n: number, o: number, i: number): string =>
  range(n, (k) => {
    const t = (k + 0.5) / n;
    const [x, y] = ql(t, 50, o),
      [u, v] = ql(t, 56, i);
    return `M${n1(x)} ${n1(y)}L${n1(u * 0.86 + 14)} ${n1(v)}`;
  });
/** A course of bricks on either side of the sheriff's door. */
const bricks = (r: number): string => {
  const y = 35 + r * 5,
    shift = (r % 2) * 4;
  const joints = range(2, (k) => `M${7 + k * 9 + shift} ${y}v5M${181 + k * 9 + shift} ${y}v5`);
  return `M4 ${y}H22M178 ${y}H196${joints}`;
};
const ROOFS: Record<Building, string> = {
  depot: `<path class="hh" d="M10 50V4M7 50h6"/><path class="ff" d="M10 5l20 5-1 5-20-4z"/><circle class="ff" cx="10" cy="8" r="3"/>
    <path class="pp" d="M84 13V5h32v8"/><path class="hh" d="M82 5h36M90 5v9M96 5v9M102 5v9M108 5v9"/>
    <path class="pp" d="M2 50Q100-24 198 50z"/><path class="tt" d="${arch(66, -24, -12)}"/>
    <path class="pp" d="M16 50Q100-6 184 50z"/>
    <path class="hh" d="${range(13, (i) => {
      const a = (Math.PI * (i + 1)) / 14;
      const [x, y] = [Math.cos(a), Math.sin(a)];
      return `M${n1(100 - 12 * x)} ${n1(45 - 11 * y)}L${n1(100 - 84 * x)} ${n1(Math.max(52 - 31 * y, 24))}`;
    })}M46 50Q100 16 154 50M30 50Q100 4 170 50"/>
    <circle class="pp" cx="100" cy="42" r="9"/><path class="ll" d="M100 36v6l4 3"/>`,
  estate: `<path class="pp" d="M30 28V6h9v22M161 28V6h9v22"/><path class="ll" d="M28 6h13M159 6h13"/><path class="hh" d="M33 8v18M36 8v18M164 8v18M167 8v18"/>
    <path class="sm" d="M34 4c-4-4 6-5 3-10M165 4c-4-4 6-5 3-10"/>
    <path class="pp" d="M3 50 18 22h164l15 28z"/><path class="tt" d="${range(4, (r) => {
      const y = 28 + r * 6;
      return range(34, (k) => {
        const x = 12 - r * 3 + k * 5.5 + (r % 2) * 2.7;
        return x > 15 - r * 3.2 && x < 182 + r * 3 ? `M${n1(x)} ${y - 4}q2.700 5 5.4 0` : "";
      });
    })}"/>
    <path class="ll" d="M18 22h164"/><path class="hh" d="${range(26, (k) => `M${22 + k * 6.2} 22v-4`)}"/>
    <path class="pp" d="M40 48V33l10-10 10 10v15zM140 48V33l10-10 10 10v15z"/><path class="ll" d="M37 34l13-13 13 13M137 34l13-13 13 13"/><path class="hh" d="M45 46V35h10v11M50 35v11M145 46V35h10v11M150 35v11"/>
    <path class="pp" d="M78 50V18h44v32z"/><path class="tt" d="${range(12, (k) => `M${82 + k * 3.3} 50V20`)}"/><path class="pp" d="M73 19 100-2l27 21z"/><path class="tt" d="${range(9, (k) => `M${n1(79 + k * 5.2)} 18.5L100-1`)}"/><circle class="pp" cx="100" cy="33" r="8"/><path class="ll" d="M100 25v16M92 33h16M100-2v-9"/><path class="ff" d="M100-11l9 3-9 3z"/>`,
  laboratory: `<path class="pp" d="M12 42V20q0-7 9-7t9 7v22z"/><path class="hh" d="M12 22h18M12 36h18M16 15v27M26 15v27"/><circle class="pp" cx="21" cy="29" r="4.5"/><path class="ll" d="M21 29l2-3M30 24h10v18"/>
    <path class="pp" d="M48 42C48-10 152-10 152 42z"/><path class="tt" d="${range(11, (k) => {
      const x = 54 + k * 9.2;
      return `M${n1(x)} 42Q${n1(100 + (x - 100) * 0.95)} 12 ${n1(100 + (x - 100) * 0.16)} 3.5`;
    })}M51 30q49-6 98 0M58 18q42-5 84 0"/>
    <path class="pp" d="M104 40 112 3l12 3 3 34z"/><path class="ff" d="M110 22 144 0l5 7-34 22z"/><path class="pp" d="M142-2l8 11 4-3-8-11z"/>
    <path class="pp" d="M168 42V20h10v22z"/><path class="ll" d="${range(7, (k) => `M166 ${21 + k * 3}l14 2`)}"/><ellipse class="pp" cx="173" cy="14" rx="14" ry="5"/><path class="ll" d="M162 14q11 5 22 0"/><path class="ll" d="M187 12l4-6 2 5 5-8M159 12l-4-6-2 4-4-6"/>
    <path class="pp" d="M2 42h196v8H2z"/><path class="hh" d="${range(28, (k) => `M${6 + k * 7} 46h.1`)}" stroke-linecap="round" stroke-width="3"/>`,
  saloon: `<path class="pp" d="M2 50V24H50V14H84L98 2H302L316 14H350V24H398V50z"/><path class="ll" d="M2 29H52M348 29H398M50 19H90M310 19H350M94 7H306"/><path class="tt" d="${range(24, (k) => `M${4 + k * 2} 24v5M${350 + k * 2} 24v5`)}${range(17, (k) => `M${52 + k * 2} 14v5M${316 + k * 2} 14v5`)}${range(102, (k) => `M${98 + k * 2} 2v5`)}"/>
    <path class="hh" d="M8 50V33h36v17M356 50V33h36v17M16 33v17M24 33v17M32 33v17M364 33v17M372 33v17M380 33v17"/><path class="ll" d="M60 50V26h16v24M324 50V26h16v24M68 26v24M332 26v24M60 37h16M324 37h16"/>`,
  sheriff: `<path class="pp" d="M2 50V26H24L32 6H168L176 26H198V50z"/><path class="ll" d="M2 31H26M174 31H198M30 11H170"/><path class="tt" d="${range(11, (k) => `M${4 + k * 2} 26v5M${176 + k * 2} 26v5`)}${range(69, (k) => `M${32 + k * 2} 6v5`)}"/>
    <path class="hh" d="${range(3, bricks)}"/>`,
};
const PROPS: Record<Prop, string> = {
  windmill: `<path d="M50 100 44 34h-6L28 100M44 34 30 96M38 34l10 62M36 58h12M33 78h18"/><circle cx="41" cy="28" r="4"/><path d="${range(
    10,
    (i) => {
      const a = (i * Math.PI) / 5;
      const tip = (b: number) => `L${n1(41 + 24 * Math.sin(b))} ${n1(28 - 24 * Math.cos(b))}`;
      return `M41 28${tip(a)}${tip(a + 0.3)}z`;
    },
  )}M45 28h26l7-8v16l-7-8"/>`,
  tower: `<path d="M16 40h48M20 44 14 100M60 44l6 56M30 44l-2 56M50 44l2 56M17 72h46M20 44l44 28M60 44 16 72"/><path d="M18 12v28h44V12zM16 12 40 0l24 12z"/><path d="${range(9, (k) => `M${22 + k * 4.5} 12v28`)}M18 20h44M18 32h44"/>`,
  church: `<path d="M14 100V52l24-18 24 18v48M28 46V22l10-22 10 22v24M38-12V0M34-8h8"/><path d="M30 100V74q8-10 16 0v26M34 30h8v8h-8zM18 60h6v10h-6zM52 60h6v10h-6z"/>`,
  cactus: `<path d="M36 100V30q0-9 8-9t8 9v70M36 70H26q-8 0-8-8V48q0-5 4-5t4 5v12h10M52 62h10q8 0 8-8V40q0-5-4-5t-4 5v12H52M41 30v66M47 30v66"/>`,
  pole: `<path d="M40 100V4M24 10h32M27 18h26M26 10V6M33 10V6M47 10V6M54 10V6"/>`,
};
export const hills = (): string => {
  const mesa = (x: number, w: number, h: number): string => {
    const p = [
      [0, 0],
      [0.1, 0.32],
      [0.15, 0.95],
      [0.3, 1],
      [0.52, 0.97],
      [0.78, 1],
      [0.84, 0.36],
      [1, 0],
    ].map(([a, b]) => `${n1(x + a * w)} ${n1(120 - b * h)}`);
    const cracks = range(Math.round(w / 7), (k) => {
      const u = 0.17 + (0.65 * k) / (w / 7),
        top = 120 - h * 0.96,
        len = h * (0.16 + 0.3 * Math.abs(Math.sin(k * 2.3)) + (u > 0.55 ? 0.16 : 0));
      return `M${n1(x + u * w)} ${n1(top)}v${n1(len)}`;
    });
    const scree = range(Math.round(w / 12), (k) => {
      const u = k / (w / 12);
      return `M${n1(x + w * (0.88 + (0.1 * k) / (w / 12)))} ${n1(120 - h * 0.3 * (1 - u))}l-6 9`;
    });
    return `<path class="pp" d="M${p.join("L")}z"/><path class="hh" d="${cracks}${scree}"/>`;
  };
  return (
    mesa(-60, 320, 84) +
    mesa(380, 250, 64) +
    mesa(560, 360, 96) +
    mesa(960, 190, 60) +
    mesa(1180, 300, 88) +
    mesa(1390, 330, 70)
  );
};

/* ---- the sky: horizontal lines whose weight is the light. 0 dawn, 1 noon, 2 afternoon, 3 dusk. negative: dark */
export function sky(hour: number, negative: boolean): string {
  const W = 1600,
    H = 480,
    gap = 7.5;
  const sun = [
    [150, 470],
    [560, 30],
    [1010, 70],
    [1430, 455],
  ][hour];
  const clouds = [
    [
      [420, 330, 150, 22],
      [1180, 250, 190, 20],
    ],
    [[1120, 390, 170, 18]],
    [
      [280, 340, 210, 26],
      [760, 420, 160, 20],
      [430, 300, 120, 16],
    ],
    [
      [300, 400, 230, 14],
      [900, 330, 200, 12],
    ],
  ][hour];
  const weight = (x: number, y: number): number => {
    const dx = x - sun[0],
      dy = (y - sun[1]) * 1.6,
      r = Math.hypot(dx, dy),
      a = Math.atan2(dy, dx),
      f = y / H;
    let veil = 1;
    for (const [cx, cy, rx, ry] of clouds) {
      const e =
        ((x - cx) / rx) ** 2 +
        ((y - cy) / (y > cy ? ry * 0.8 : ry * (1 + 0.5 * Math.abs(Math.sin(((x - cx) / rx) * 5))))) ** 2;
      if (e < 1) return 0;
      veil = Math.min(veil, (e - 1) / 0.9);
    }
    const ray = Math.sin(a * (hour === 1 ? 26 : 34)) > 0.15 ? 1 : 0.35;
    let w = 0;
    if (hour === 0) w = (0.22 + 0.38 * f) * (r < 900 ? ray : 1) * Math.min(1, r / 520);
    if (hour === 1) w = (0.42 - 0.32 * f) * (r < 620 ? ray : 0.8) * Math.min(1, r / 460);
    if (hour === 2)
      w = (0.2 + 0.22 * Math.abs(Math.sin(y / 60 + x / 900))) * (r < 560 ? ray : 1) * Math.min(1, r / 420);
    if (hour === 3) w = (0.95 - 0.62 * f) * (r < 760 ? 0.45 + 0.55 * ray : 1) * Math.min(1, 0.15 + r / 640);
    return veil * (negative ? Math.max(0, (hour === 3 ? 0.34 : 0.62) - w * 0.62) * (r < 420 ? 1.25 : 1) : w);
  };
  let d = "";
  for (let y = gap / 2; y < H; y += gap) {
    let run: [number, number][] | null = null;
    const flush = () => {
      if (run && run.length > 1)
        d +=
          "M" +
          run.map(([x, w]) => `${x} ${n1(y - w)}`).join("L") +
          "L" +
          run
            .reverse()
            .map(([x, w]) => `${x} ${n1(y + w)}`)
            .join("L") +
          "z";
      run = null;
    };
    for (let x = 0; x <= W; x += 20) {
      const w = weight(x, y) * gap * 0.42;
      if (w < 0.16) flush();
      else (run ||= []).push([x, w]);
    }
    flush();
  }
  let extra = "";
  if (hour === 3) {
    if (!negative)
      for (let k = -10; k < 60; k++)
        extra += `M${k * 34} 0l${n1(90 + 30 * Math.sin(k))} ${n1(150 + 50 * Math.sin(k * 2.1))}`;
  }
  const stars =
    hour === 3
      ? `<path class="st" d="${range(26, (k) => {
          const x = n1(((k * 379) % 1580) + 10),
            y = n1(((k * 97) % 300) + 20),
            r = 3 + (k % 3);
          return `M${x} ${n1(y - r)}l1 ${r - 1} ${r - 1} 1-${r - 1} 1-1 ${r - 1}-1-${r - 1}-${r - 1}-1 ${r - 1}-1z`;
        })}"/>`
      : "";
  const lines = `<path class="ln" d="${d}"/><path class="x" d="${extra}"/>`;
  return `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="none" aria-hidden="true">${lines}${stars}</svg>`;
}
/** How the disc of the sun is shaded: from above at dusk, below at dawn, from the right in the afternoon. */
function shade(hour: number): string {
  const half = (at: number): number => n1(Math.sqrt(225 - at ** 2));
  const across = (at: number): string => `M-${half(at)} ${at}H${half(at)}`;
  if (hour === 3) return range(8, (k) => across(k * 2 - 1));
  if (hour === 0) return range(5, (k) => across(5 + k * 2));
  if (hour === 2) return range(5, (k) => `M${3 + k * 2.4} -${half(3 + k * 2.4)}V${half(3 + k * 2.4)}`);
  return "";
}
export const sunDisc = (hour: number): string =>
  `<svg class="sun" viewBox="-30 -30 60 60" aria-hidden="true"><path class="ray" d="${range(24, (i) => {
    const a = (i * Math.PI) / 12,
      o = i % 2 ? 24 : 29;
    return `M${n1(18.5 * Math.sin(a))} ${n1(-18.5 * Math.cos(a))}L${n1(o * Math.sin(a))} ${n1(-o * Math.cos(a))}`;
  })}"/><circle class="disc" r="15"/><path class="face" d="${shade(hour)}"/></svg>`;
export const bigSun = (): string =>
  `<svg class="bigsun" viewBox="-50 -50 100 100" aria-hidden="true"><path d="${range(48, (i) => {
    const a = (i * Math.PI) / 24,
      o = i % 2 ? 43 : 49;
    return `M${n1(35 * Math.sin(a))} ${n1(-35 * Math.cos(a))}L${n1(o * Math.sin(a))} ${n1(-o * Math.cos(a))}`;
  })}"/><circle r="31"/><path d="${range(14, (k) => {
    const y = -8 + k * 2.8,
      w = Math.sqrt(Math.max(0, 900 - y * y));
    return `M${n1(-w * (0.2 + k * 0.055))} ${n1(y)}H${n1(w)}`;
  })}"/></svg>`;
/** Flat roofs are lower than those with something on top. */
const room = (k: Building): string => {
  const flat = k === "saloon" || k === "sheriff";
  return `0 ${flat ? "0" : "-12"} ${k === "saloon" ? 400 : 200} ${flat ? 50 : 62}`;
};
export const roof = (k: Building): string =>
  `<svg class="roof" viewBox="${room(k)}" preserveAspectRatio="none" aria-hidden="true">${ROOFS[k]}</svg>`;
export const prop = (k: Prop): string =>
  `<svg class="prop ${k}" viewBox="0 -14 80 114" preserveAspectRatio="xMidYMax meet" aria-hidden="true">` +
  `${PROPS[k]}</svg>`;
