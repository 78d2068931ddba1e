/** Whether a board is still showing what happened. What the page itself would lay over it waits until then. */

import { prefs, stillness } from "./prefs.svelte";

export const staging = $state({
  busy: false,
  /** The last line of the log that was seen on the board; those after it are told when they have been. */
  until: Infinity,
  /** The view that the board shows meanwhile; null: the newest. */
  shown: null as (() => unknown) | null,
  /** The last line of the log before a scene that is still to be seen: the board goes no further. */
  scene: null as number | null,
  /** Lets the board go on when a scene is over. */
  goOn: null as (() => void) | null,
});

/** How long a beat of so many milliseconds takes at the reader's pace; holds are shortened less than ways. */
export function lasting(ms: number, hold = false): number {
  if (prefs.pace === "instant") return 0;
  if (prefs.pace === "step") return Infinity;
  const part = prefs.pace === "brisk" ? (hold ? 0.6 : 0.5) : 1;
  return stillness() && !hold ? 0 : ms * part;
}

/** How long something is on its way: nobody presses to let it arrive. */
export function moving(ms: number): number {
  if (prefs.pace === "instant" || stillness() || document.hidden) return 0;
  return prefs.pace === "brisk" ? ms / 2 : ms;
}
