/** Coins and tokens that change hands fly from where they lay to the plaque of who gets them. */

import { lasting } from "../lib/staging.svelte";
import type { Payment } from "./beats";

const FLIGHT = 420;
const STAGGER = 70;
const MOST = 6;

function middle(root: HTMLElement, oid: string): { x: number; y: number } | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-oid="${CSS.escape(oid)}"]`)];
  const box = all.map((one) => one.getBoundingClientRect()).find((one) => one.width > 0);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export function travel(root: HTMLElement | null, paid: Payment[]): void {
  const time = Math.min(lasting(FLIGHT), FLIGHT);
  if (!root || !time || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let delay = 0;
  for (const { seat, from, what, count } of paid) {
    const [start, end] = [middle(root, from), middle(root, `seat:${seat}`)];
    if (!start || !end) continue;
    for (let k = 0; k < Math.min(count, MOST); k++) {
      const piece = document.createElement("div");
      piece.className = "flying";
      piece.setAttribute("aria-hidden", "true");
      const drawing = what === "coin" ? "w-coin" : `w-t-${what}`;
      piece.innerHTML = `<svg class="${what === "coin" ? "coin" : "token"}"><use href="#${drawing}"/></svg>`;
      root.append(piece);
      const way = [
        { transform: `translate(${start.x}px, ${start.y}px) translate(-50%, -50%)`, opacity: 1 },
        { transform: `translate(${end.x}px, ${end.y}px) translate(-50%, -50%)`, opacity: 1 },
      ];
      const flight = piece.animate(way, { duration: time, delay, easing: "cubic-bezier(.3,.7,.2,1)", fill: "both" });
      flight.onfinish = flight.oncancel = () => piece.remove();
      delay += STAGGER;
    }
  }
}
