/** Things move because they moved in the game: places before and after an update are compared, and their way played. */

import { stillness } from "./prefs.svelte";
import { moving } from "./staging.svelte";

export type Places = Map<string, { box: DOMRect; text: string }>;

const MOVE = 260;
const FORM = 320;
const STAGGER = 40;
const LONGEST = 600;
/** Nothing is drawn larger or smaller than this many times on its way. */
const MOST = 3;
const FRAME = 900;

/** Where everything with an identity is now. */
export function places(root: HTMLElement | null): Places {
  const found: Places = new Map();
  for (const node of root?.querySelectorAll<HTMLElement>("[data-mid]") ?? []) {
    const box = node.getBoundingClientRect();
    if (box.width && !found.has(node.dataset.mid!)) found.set(node.dataset.mid!, { box, text: node.textContent ?? "" });
  }
  return found;
}

/**
 * Play the way from there to here; what is `formed` was put together just now. What travels for longer than a moment
 * is seen to grow or shrink on its way. With reduced motion the changed place is framed instead.
 */
export function play(root: HTMLElement | null, before: Places, formed: string[] = [], time = MOVE): void {
  if (!root || !before.size || document.hidden) return;
  const still = stillness();
  let delay = 0;
  const seen = new Set<string>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-mid]")) {
    const mid = node.dataset.mid!;
    const was = before.get(mid);
    const box = node.getBoundingClientRect();
    if (!box.width || seen.has(mid)) continue;
    seen.add(mid);
    const [dx, dy] = was ? [was.box.left - box.left, was.box.top - box.top] : [0, 0];
    const moved = was ? Math.hypot(dx, dy) > 6 : true;
    const changed = was !== undefined && was.text !== (node.textContent ?? "");
    if (!moved && !changed) continue;
    if (still || !moved) {
      frame(node);
      continue;
    }
    if (formed.includes(mid)) form(node);
    const scale = was && time > MOVE ? Math.min(MOST, Math.max(1 / MOST, was.box.height / box.height)) : 1;
    const way = `translate(${dx}px, ${dy}px)`;
    const from = !was
      ? { opacity: 0, transform: "translateY(-8px)" }
      : scale === 1
        ? { transform: way, zIndex: 5 }
        : { transform: `${way} scale(${scale})`, transformOrigin: "0 0", zIndex: 5 };
    const to = { opacity: 1, transform: "none", ...(scale === 1 ? {} : { transformOrigin: "0 0" }) };
    node.animate([from, to], {
      duration: moving(was ? time : MOVE) || MOVE,
      delay: Math.min(delay, LONGEST - MOVE),
      easing: "cubic-bezier(.2,.8,.2,1)",
      fill: "backwards",
    });
    delay += STAGGER;
  }
}

/** The job slides over the trait. */
function form(node: HTMLElement): void {
  for (const part of node.querySelectorAll("[data-job]")) {
    part.animate(
      [
        { opacity: 0, transform: "translateX(60%)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: FORM, delay: MOVE / 2, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
    );
  }
}

function frame(node: HTMLElement): void {
  node.classList.add("moved");
  setTimeout(() => node.classList.remove("moved"), FRAME);
}
