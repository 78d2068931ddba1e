import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import "./tools/icons.mjs"; // the portraits of 3000 Scoundrels

const OUT = "../src/saloon/server/client";
const SERVER = process.env.SALOON_SERVER ?? "http://127.0.0.1:8000";

/** Sprites of the lobby (`virtual:icons/shell`) and of the tables: game-icons.net, CC BY 3.0, and our own drawings. */
function icons(): Plugin {
  const start = "virtual:icons/";
  return {
    name: "saloon-icons",
    resolveId: (source) => (source.startsWith(start) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${start}`)) return undefined;
      const wanted = JSON.parse(readFileSync("src/parts/icons.json", "utf8"))[source.slice(start.length + 1)];
      const shelf = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")).icons;
      const symbol = (name: string, body: string) => `<symbol id="g-${name}" viewBox="0 0 512 512">${body}</symbol>`;
      const bought = wanted.shelf.map((name: string) => {
        if (!(name in shelf)) throw new Error(`game-icons has no '${name}'; see src/parts/icons.json.`);
        return symbol(name, shelf[name].body.replaceAll(' fill="currentColor"', ""));
      });
      const own = Object.entries(wanted.own).map(([name, path]) => symbol(name, `<path d="${path}"/>`));
      return `export default ${JSON.stringify([...bought, ...own].join(""))}`;
    },
  };
}

/** The two founts of the first page, asked for with the page itself. */
function founts(): Plugin {
  return {
    name: "saloon-founts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /(libre-franklin|besley)-latin-wght-normal.*\.woff2$/.test(name))
          .map((name) => ({ tag: "link", injectTo: "head", attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true } })),
    },
  };
}

/** The lobby's headline in the page itself, in both languages: it is read before any program has come. */
function headline(): Plugin {
  const tagline = (lang: string) => /^tagline = (.*)$/m.exec(readFileSync(`src/words/${lang}.ftl`, "utf8"))![1];
  return {
    name: "saloon-headline",
    apply: "build",
    closeBundle() {
      const page = readFileSync(join(OUT, "index.html"), "utf8");
      for (const lang of ["en", "de"]) {
        const first = `<div id="app"><header class="bar"><span class="brand">Saloon</span></header><main class="first"><h1 class="display">${tagline(lang)}</h1></main></div>`;
        writeFileSync(join(OUT, `lobby.${lang}.html`), page.replace('<html lang="en">', `<html lang="${lang}">`).replace('<div id="app"></div>', first));
      }
    },
  };
}

/** Packed twins of every text file, so that the server only hands them out. */
function packed(): Plugin {
  const pack = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) pack(path);
      else if (/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) {
        const body = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(body));
      }
    }
  };
  return { name: "saloon-packed", apply: "build", closeBundle: () => pack(OUT) };
}

export default defineConfig({
  plugins: [svelte(), icons(), founts(), headline(), packed()],
  build: { outDir: OUT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/schema": SERVER, "/feed": SERVER } },
});
