import { FluentResource } from "@fluent/bundle";
import type { Pattern as FluentPattern } from "@fluent/bundle/esm/ast.js";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { Pattern } from "./src/lib/i18n.svelte";
import { bare } from "./tools/figures.mjs";
import "./tools/founts.mjs";
import { licences } from "./tools/licences.mjs";

const OUT = "../src/saloon/server/client";
const SERVER = process.env.SALOON_SERVER ?? "http://127.0.0.1:8000";

/** What most pages need comes in one file, and what every table needs in another: each file costs a round trip. */
const CHUNKS = [
  {
    name: "common",
    test: new RegExp(
      "node_modules/(svelte|esm-env)|src/(lib/(?!cues)|words/en\\.ftl)" +
        "|src/parts/(First|Hand|Icon|Later|Pip|Tally)\\.svelte",
    ),
  },
  { name: "playing", test: /src\/parts\/(Peek|Prompt|Sentence)\.svelte/ },
];

/** The languages there are: the server's own list. */
const LANGUAGES = JSON.parse(readFileSync("../src/saloon/languages.json", "utf8"));

/** Icons by name, of the shell, the lobby or a game: game-icons.net, CC BY 3.0, and our own drawings. */
function icons(): Plugin {
  const start = "virtual:icons/";
  return {
    name: "saloon-icons",
    resolveId: (source) => (source.startsWith(start) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${start}`)) return undefined;
      const all = JSON.parse(readFileSync("src/parts/icons.json", "utf8"));
      const wanted = all[source.slice(start.length + 1)];
      const shelf = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;
      const bought = wanted.shelf.map((name: string) => {
        if (!(name in shelf)) throw new Error(`game-icons has no '${name}'; see src/parts/icons.json.`);
        return [name, bare(shelf[name].body)];
      });
      const own = wanted.own.map((name: string) => [name, `<path d="${all.own[name]}"/>`]);
      return `export default ${JSON.stringify(Object.fromEntries([...bought, ...own]))}`;
    },
  };
}

/** A message as lib/i18n.svelte.ts says it: of Fluent we use facts, and cases by a fact. */
function pattern(value: FluentPattern): Pattern {
  if (typeof value === "string") return value;
  return value.map((part) => {
    if (typeof part === "string") return part;
    if (part.type === "var") return { fact: part.name };
    if (part.type !== "select" || part.selector.type !== "var")
      throw new Error(`'${part.type}' is more of Fluent than the page can say.`);
    const cases = part.variants.map(
      ({ key, value }) => [String((key as { value: unknown }).value), pattern(value)] as const,
    );
    return { fact: part.selector.name, cases: Object.fromEntries(cases), other: cases[part.star][0] };
  });
}

/** Words come ready to be said: Fluent is read here, not in every browser. */
function words(): Plugin {
  return {
    name: "saloon-words",
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text) {
        const said = new FluentResource(text).body.map(({ id, value }) => [id, pattern(value as FluentPattern)]);
        return { code: `export default ${JSON.stringify(Object.fromEntries(said))}`, map: null };
      },
    },
  };
}

/**
 * What is read before any program has come, in both languages: a page for the lobby, one for each game's tables.
 * The founts of a page and the words of its language are asked for with the page itself, so that nothing is set twice.
 */
function firsts(): Plugin {
  const TEXT = ["franklin", "besley"];
  const ALL = [...TEXT, "gothic"];
  const SCREENS: Record<string, { word: string; founts: string[]; game?: string }> = {
    lobby: { word: "tagline", founts: TEXT },
    table: { word: "loading", founts: ALL },
    "table.goat": { word: "game-goat", founts: ALL, game: "goat" },
    "table.scoundrels": { word: "game-scoundrels", founts: ALL, game: "scoundrels" },
    rules: { word: "rules", founts: ALL },
  };
  const files: Record<string, string> = {};
  const spoken: Record<string, string> = {};
  const said = (lang: string, word: string) =>
    new RegExp(`^${word} = (.*)$`, "m").exec(readFileSync(`src/words/${lang}.ftl`, "utf8"))![1];
  return {
    name: "saloon-firsts",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const fount = file.type === "asset" && /\/(\w+)\.woff2$/.exec(file.originalFileNames[0] ?? "");
        if (fount) files[fount[1]] = `/${file.fileName}`;
        const lang = file.type === "chunk" && /src\/words\/(\w\w)\.ftl$/.exec(file.facadeModuleId ?? "");
        if (lang) spoken[lang[1]] = `<link rel="modulepreload" crossorigin href="/${file.fileName}">`;
      }
    },
    closeBundle() {
      const page = readFileSync(join(OUT, "index.html"), "utf8");
      for (const lang of Object.keys(LANGUAGES)) {
        for (const [name, { word, founts, game }] of Object.entries(SCREENS)) {
          const head = game ? ` data-game="${game}"` : "";
          const links = founts.map(
            (fount) => `<link rel="preload" as="font" type="font/woff2" href="${files[fount]}" crossorigin>`,
          );
          const head1 = '<header class="bar"><span class="brand">Saloon</span></header>';
          const first = `<div id="first" class="first">${head1}<h1 class="display">${said(lang, word)}</h1></div>`;
          const whole = page
            .replace('<html lang="en">', `<html lang="${lang}"${head}>`)
            .replace("</head>", `${links.join("")}${spoken[lang] ?? ""}</head>`)
            .replace('<div id="app">', `${first}<div id="app">`);
          writeFileSync(join(OUT, `${name}.${lang}.html`), whole);
        }
      }
    },
  };
}

/** Whoever gets the built client gets the licences of founts and icons with it. */
function licensed(): Plugin {
  return {
    name: "saloon-licences",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licences() });
    },
  };
}

/** Packed twins of every text file, so that the server only hands them out. */
function packed(): Plugin {
  const pack = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) pack(path);
      else if (/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) {
        const body = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(body));
      }
    }
  };
  return { name: "saloon-packed", apply: "build", closeBundle: () => pack(OUT) };
}

export default defineConfig({
  plugins: [svelte(), icons(), words(), firsts(), licensed(), packed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // Logic without pixels; what has some is tested in browsers (tests/browser). Nothing is judged by how busy we are.
  test: { include: ["tests/**/*.test.ts"], environment: "./tests/window.ts", testTimeout: 120_000 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  server: {
    fs: { allow: [".", "../src/saloon"] },
    proxy: { "/api": { target: SERVER, ws: true }, "/schema": SERVER, "/feed": SERVER },
  },
});
