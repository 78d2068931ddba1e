/** The licence texts of what the built client is made of, in one file beside it: founts, icons, libraries. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => readFileSync(here(`../node_modules/${path}`), "utf8").trim();

const TEXTS = {
  "Libre Franklin": "@fontsource-variable/libre-franklin/LICENSE",
  Besley: "@fontsource-variable/besley/LICENSE",
  "League Gothic": "@fontsource/league-gothic/LICENSE",
  Svelte: "svelte/LICENSE.md",
};

const ICONS = `The icons are from game-icons.net, drawn by Lorc, Delapouite and contributors, under the licence
Creative Commons Attribution 3.0 Unported (CC BY 3.0): https://creativecommons.org/licenses/by/3.0/legalcode
Their colours were taken out; the shapes are unchanged.`;

/** @param {string[]} packages names with nothing but a line in their package.json */
function named(...packages) {
  return packages.map((name) => {
    const { version, license, author, homepage } = JSON.parse(read(`${name}/package.json`));
    const who = typeof author === "string" ? author : (author?.name ?? "its authors");
    return `${name} ${version}: ${license}, ${who}${homepage ? `, ${homepage}` : ""}`;
  });
}

export function licences() {
  const parts = [["Icons", ICONS], ...Object.entries(TEXTS).map(([name, path]) => [name, read(path)])];
  parts.push(["Libraries with a licence line only", named("qrcode-generator", "@fluent/bundle").join("\n")]);
  return parts.map(([name, text]) => `${name}\n${"=".repeat(name.length)}\n\n${text}\n`).join("\n\n");
}
