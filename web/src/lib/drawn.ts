/** Whole drawings with view boxes of their own: put into the page once, and then referred to as `#w-name`. */

import { sheet } from "./sprite";

const known = new Set<string>();
/** Drawings whose signs are written in a language of their own. */
const written = new Set<string>();

/** Put the symbols of a file into the page; the words on its signs come in both languages (`#w-h-store-de`). */
export function addDrawings(svg: string): void {
  if (known.has(svg)) return;
  known.add(svg);
  const body = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  const german = [...body.matchAll(/<symbol id="(w-[\w-]+)"(?:(?!<\/symbol>)[\s\S])*\{STORE\}[\s\S]*?<\/symbol>/g)].map(
    ([whole, id]) => {
      written.add(`${id}-de`);
      return whole.replace(id, `${id}-de`).replace("{STORE}", "LADEN");
    },
  );
  sheet.insertAdjacentHTML("beforeend", [body, ...german].join("").replace(/\{([A-Z]+)\}/g, "$1"));
}

/** How a drawing is referred to: with the signs of a language where it has them. */
export function drawing(id: string, lang: string): string {
  const own = `${id}-${lang}`;
  return `#${written.has(own) ? own : id}`;
}
