/**
 * Makes src/scoundrels/sprite.svg: the figures of all portraits and the few signs of the town, and no other.
 * Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const portraits = JSON.parse(readFileSync(here("../../src/saloon/language/cards/portraits.json"), "utf8"));
const { icons } = JSON.parse(readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

/** Signs of the town itself: sites, suits, tech, tabs. */
const SIGNS = [
  ..."warehouse family-house chemical-tank cog hearts spades diamonds clubs".split(" "),
  ..."western-hat saloon-doors conversation".split(" "),
];

/** Our own drawings. */
const OWN = {
  eye: "M256 110C140 110 52 190 16 256c36 66 124 146 240 146s204-80 240-146c-36-66-124-146-240-146zm0 48c88 0 154 54 186 98-32 44-98 98-186 98S102 300 70 256c32-44 98-98 186-98zm0 24a74 74 0 1 0 0 148 74 74 0 0 0 0-148z",
  cards: "M150 60h210c24 0 44 20 44 44v304c0 24-20 44-44 44H150c-24 0-44-20-44-44V104c0-24 20-44 44-44zm10 50v292h190V110zm95 60 70 86-70 86-70-86z",
};

const wanted = new Set([
  ...Object.values(portraits.jobs),
  ...Object.values(portraits.traits).map((trait) => trait.icon),
  ...SIGNS,
]);
const missing = [...wanted].filter((name) => !(name in icons));
if (missing.length) throw new Error(`game-icons has no ${missing.join(", ")}; see portraits.json.`);

/** Shorter numbers: a tenth of a 512th cannot be seen. Arcs, whose flags may touch their numbers, stay as they are. */
function rounded(path) {
  return path.replace(/[b-zB-Z][^a-zA-Z]*/g, (segment) => {
    const numbers = segment.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
    const short = numbers.map((number) => String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1."));
    return segment[0] + short.map((number, k) => (k && !number.startsWith("-") ? ` ${number}` : number)).join("");
  });
}

const symbol = (id, body) => `<symbol id="${id}" viewBox="0 0 512 512" overflow="visible">${body}</symbol>`;
const bare = (body) =>
  body.replaceAll(' fill="currentColor"', "").replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`);
const symbols = [
  ...[...wanted].sort().map((name) => symbol(name, bare(icons[name].body))),
  ...Object.entries(OWN).map(([name, path]) => symbol(`own-${name}`, `<path d="${path}"/>`)),
];
const credit = "Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0";
writeFileSync(
  here("../src/scoundrels/sprite.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->${symbols.join("")}</svg>\n`,
);
console.log(`src/scoundrels/sprite.svg: ${symbols.length} icons`);
