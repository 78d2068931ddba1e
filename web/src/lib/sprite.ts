/** Figures that `Icon` refers to by name, put into the page once. */

const known = new Set<string>();

export function addSprite(symbols: string): void {
  if (known.has(symbols)) return;
  known.add(symbols);
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  defs.setAttribute("aria-hidden", "true");
  defs.classList.add("sprite");
  defs.innerHTML = symbols;
  document.body.prepend(defs);
}
