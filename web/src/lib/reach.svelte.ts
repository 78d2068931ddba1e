/**
 * Whether everything that may be chosen can be pressed. A board draws things where there is room for them, and a choice
 * whose thing is not drawn, not lit or cut away at this size must not be lost: it becomes a button at the prompt.
 */

import { tick } from "svelte";
import type { ObjectId } from "./board";
import type { Picking } from "./picking.svelte";
import { screen } from "./screen.svelte";

/** The least of a thing that must be in sight, or be scrolled into sight, for a finger to find it: CSS pixels. */
const LEAST = 8;
/** For a finger it is more: what is smaller in both directions has a button beside it. */
const TOUCH = 43.5;
const PRESSED = ".lit, .picked, .sure";

/** Whether a thing is drawn where it can be pressed, perhaps after scrolling to it. */
export function reachable(node: HTMLElement): boolean {
  if (!node.checkVisibility({ visibilityProperty: true }) || node.closest("[inert], :disabled")) return false;
  let { left, right, top, bottom } = node.getBoundingClientRect();
  for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(up);
    // What makes no box of its own clips nothing, whatever it says.
    if (display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
    const box = up.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // Whoever scrolls brings it to the edge of what scrolls: it is judged as if it lay there.
    if (cuts(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    else if (overflowX !== "visible" && (right < box.left || left > box.right))
      [left, right] = [box.left, box.left + Math.min(right - left, box.width)];
    if (cuts(overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    else if (overflowY !== "visible" && (bottom < box.top || top > box.bottom))
      [top, bottom] = [box.top, box.top + Math.min(bottom - top, box.height)];
  }
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) >= LEAST && (!screen.phone || Math.max(width, height) >= TOUCH);
}

/** The things that can be pressed now, were there no buttons in their stead, which must not take their room. */
export function pressable(root: ParentNode): Set<ObjectId> {
  const instead = [...root.querySelectorAll<HTMLElement>("[data-instead]")];
  for (const one of instead) one.style.display = "none";
  const found = drawn(root);
  for (const one of instead) one.style.display = "";
  return found;
}

function drawn(root: ParentNode): Set<ObjectId> {
  const found = new Set<ObjectId>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-oid]")) {
    if (node.matches(PRESSED) && !found.has(node.dataset.oid!) && reachable(node)) found.add(node.dataset.oid!);
  }
  return found;
}

/** Look again whenever something changes in the choice, on the page, or in its size. For a component's set-up. */
export function watchReach(root: () => HTMLElement | null, picking: () => Picking): void {
  let due = false;
  const soon = () => {
    if (due) return;
    due = true;
    void tick().then(() => {
      due = false;
      const there = root();
      if (there) picking().unreached(pressable(there));
    });
  };
  $effect(() => {
    void picking().left;
    void picking().lit;
    soon();
  });
  $effect(() => {
    const there = root();
    if (!there) return;
    const changes = new MutationObserver(soon);
    changes.observe(there, { subtree: true, childList: true, attributeFilter: ["class", "disabled", "inert"] });
    const sizes = new ResizeObserver(soon);
    sizes.observe(there);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  });
}
