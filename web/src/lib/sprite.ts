/** Drawings that are put into the page once and then referred to by name. */

const known = new Set<string>();
export const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
sheet.setAttribute("aria-hidden", "true");
sheet.classList.add("sprite");
document.body.prepend(sheet);

/** Bodies of drawings by name; `#kind-name` shows one. */
export function addSprite(drawings: Record<string, string>, kind = "g"): void {
  const fresh = Object.entries(drawings).filter(([name]) => !known.has(`${kind}-${name}`));
  for (const [name] of fresh) known.add(`${kind}-${name}`);
  const symbols = fresh.map(
    ([name, body]) => `<symbol id="${kind}-${name}" viewBox="0 0 512 512" overflow="visible">${body}</symbol>`,
  );
  if (symbols.length) sheet.insertAdjacentHTML("beforeend", symbols.join(""));
}
