/**
 * Makes src/made/founts.css and its files: of each fount the letters that our own texts use, and apart, for
 * names with other letters, the rest. A page fetches only what it shows.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const span = (first, last) => Array.from({ length: last - first + 1 }, (_, k) => first + k);
const LATIN = [
  ...span(0x20, 0x7e),
  ...span(0xa0, 0xff),
  0x131,
  0x152,
  0x153,
  ...span(0x2010, 0x2026),
  0x2039,
  0x203a,
  0x20ac,
  0x2122,
  0x2190,
  0x2191,
  0x2192,
  0x2193,
  0x2212,
];
const OURS = new Set([
  ...span(0x20, 0x7e),
  ...[..."\u00a0\u00ad\u2010ÄÖÜäöüß§·×“”„‚‘’–—…•−←→↑↓"].map((letter) => letter.codePointAt(0)),
]);

/** What is set in italics is names, which may be broken, and what somebody says. */
const SAID = new Set(
  [..." \u00ad\u2010ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß", ..."'’“”„,.!?:;-–…"].map((letter) =>
    letter.codePointAt(0),
  ),
);

/** What browsers do unasked, and figures of one width; small capitals, fractions and the like stay behind. */
const FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];

/** Weights: all that are used, from the lightest to the heaviest. */
const FOUNTS = [
  {
    name: "franklin",
    family: "Libre Franklin Variable",
    from: "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2",
    weights: [400, 750],
  },
  {
    name: "besley",
    family: "Besley Variable",
    from: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    weights: [600, 900],
  },
  {
    name: "besley-italic",
    family: "Besley Variable",
    from: "@fontsource-variable/besley/files/besley-latin-wght-italic.woff2",
    weights: [500],
    italic: true,
    ours: SAID,
  },
  {
    name: "gothic",
    family: "League Gothic",
    from: "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2",
  },
];

/** `U+20-7E, U+A0`: letters as a style sheet names them. */
function range(letters) {
  const runs = [];
  for (const letter of letters) {
    if (runs.at(-1)?.[1] === letter - 1) runs.at(-1)[1] = letter;
    else runs.push([letter, letter]);
  }
  const hex = (number) => number.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

function axes(weights) {
  if (!weights) return undefined;
  return { wght: weights.length > 1 ? { min: weights[0], max: weights[1] } : weights[0] };
}

const faces = [];
mkdirSync(here("../src/made"), { recursive: true });
for (const { name, family, from, weights, italic, ours = OURS } of FOUNTS) {
  const parts = {
    "": LATIN.filter((letter) => ours.has(letter)),
    "-more": LATIN.filter((letter) => !ours.has(letter)),
  };
  const whole = readFileSync(here(`../node_modules/${from}`));
  for (const [part, letters] of Object.entries(parts)) {
    const file = `${name}${part}.woff2`;
    const cut = await subset(whole, String.fromCodePoint(...letters), {
      targetFormat: "woff2",
      variationAxes: axes(weights),
      keepFeatures: FEATURES,
    });
    writeFileSync(here(`../src/made/${file}`), cut);
    const style = italic ? " font-style: italic;" : "";
    faces.push(
      `@font-face { font-family: "${family}"; src: url("./${file}") format("woff2"); ` +
        `font-weight: ${(weights ?? [400]).join(" ")};${style} ` +
        `font-display: swap; unicode-range: ${range(letters)}; }`,
    );
  }
}
writeFileSync(here("../src/made/founts.css"), `${faces.join("\n")}\n`);
