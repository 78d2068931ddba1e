/**
 * Makes src/made/figures.json: the figures of all portraits by name, of which a page asks for those that it shows.
 * Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const portraits = JSON.parse(readFileSync(here("../../src/saloon/games/scoundrels/cards/portraits.json"), "utf8"));
const { icons } = JSON.parse(readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

const wanted = new Set([
  ...Object.values(portraits.jobs),
  ...Object.values(portraits.traits).map((trait) => trait.icon),
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

/** A drawing without its colour, and with shorter numbers. */
export const bare = (body) =>
  body.replaceAll(' fill="currentColor"', "").replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`);
const figures = Object.fromEntries([...wanted].sort().map((name) => [name, bare(icons[name].body)]));
mkdirSync(here("../src/made"), { recursive: true });
writeFileSync(here("../src/made/figures.json"), JSON.stringify(figures));
