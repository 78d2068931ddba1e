/** Pieces that change hands fly from where they lay to who gets them; their way can be drawn and stay to be read. */

import { moving } from "./staging.svelte";

export interface Flight {
  /** Selectors of the place it comes from and of the one it goes to, the likeliest first. */
  from: string[];
  to: string[];
  /** The drawing, as SVG. */
  piece: string;
  count: number;
}

const PIECE = 420;
const STAGGER = 60;
/** However many change hands, no more than this are drawn. */
const MOST = 8;
const SVG = "http://www.w3.org/2000/svg";

/** Where the first of these that can be seen is. */
export function boxOf(root: HTMLElement | null, selectors: string[]): DOMRect | null {
  for (const selector of selectors) {
    for (const node of root?.querySelectorAll(selector) ?? []) {
      const box = node.getBoundingClientRect();
      if (box.width && box.height) return box;
    }
  }
  return null;
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Let these fly over the page, one after another; answers with the milliseconds until the last has landed. */
export function fly(root: HTMLElement | null, flights: Flight[]): number {
  const time = moving(PIECE);
  if (!root || !time) return 0;
  let delay = 0;
  let landed = 0;
  for (const { from, to, piece, count } of flights) {
    const [start, end] = [boxOf(root, from), boxOf(root, to)];
    if (!start || !end) continue;
    const [a, b] = [middle(start), middle(end)];
    // A little over the straight line, as a coin is tossed.
    const top = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 6) };
    for (let k = 0; k < Math.min(count, MOST); k++) {
      const node = document.createElement("div");
      node.className = "flying";
      node.setAttribute("aria-hidden", "true");
      node.innerHTML = piece;
      document.body.append(node);
      const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const way = node.animate([{ transform: at(a) }, { transform: at(top) }, { transform: at(b) }], {
        duration: time,
        delay,
        easing: "cubic-bezier(.4,.1,.3,1)",
        fill: "both",
      });
      way.onfinish = way.oncancel = () => node.remove();
      landed = delay + time;
      delay += STAGGER;
    }
  }
  return landed;
}

/** Draw the way from here to there; answers with how to take it away again. */
export function drawWay(root: HTMLElement | null, from: DOMRect | null, to: DOMRect | null): () => void {
  if (!root || !from || !to) return () => undefined;
  const [a, b] = [middle(from), middle(to)];
  const lift = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) / 4);
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "way");
  sheet.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - lift} ${b.x} ${b.y}`);
  line.setAttribute("pathLength", "100");
  sheet.append(line);
  document.body.append(sheet);
  return () => sheet.remove();
}
