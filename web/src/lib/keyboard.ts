/** Full use by keyboard: one tab stop per group, arrows inside it, digits for what is lit, letters for the rest. */

import { prefs } from "./prefs.svelte";

export interface Keys {
  root: () => HTMLElement | null;
  inspect: (id: string) => void;
  why: (id: string) => void;
  letGo: () => void;
  undo: () => void;
  choose: (verb: string) => boolean;
  help: () => void;
  hint?: () => void;
  focus: (group: string) => void;
}

const LETTERS: Record<string, string[]> = { a: ["accept"], r: ["refuse"], c: ["henchman"], x: ["pass"], f: ["pass", "keep", "no"] };
const GROUPS: Record<string, string> = { t: "town", s: "saloon", h: "hand", p: "rivals", l: "log", m: "talk" };
const STOPS = "[data-oid], button:not([disabled]), a[href], input, select";

/** The things of a group that take the focus, in reading order. */
function stops(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.closest("[data-group]") === group && one.offsetParent !== null);
}

/** One tab stop per group: the one last used, else the first lit one, else the first. Lit things get their digits. */
export function arrange(root: HTMLElement | null): void {
  if (!root) return;
  for (const group of root.querySelectorAll("[data-group]")) {
    const all = stops(group);
    if (!all.length) continue;
    const stop = all.find((one) => one === document.activeElement) ?? all.find((one) => one.classList.contains("lit")) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  const lit = [...root.querySelectorAll<HTMLElement>("[data-oid].lit")].filter((one) => one.offsetParent !== null);
  for (const one of root.querySelectorAll<HTMLElement>("[data-key]")) one.removeAttribute("data-key");
  if (prefs.keys) lit.slice(0, 9).forEach((one, k) => one.setAttribute("data-key", String(k + 1)));
}

/** Mark the things that an adviser's choice is about. */
export function mark(root: HTMLElement | null, ids: string[]): void {
  for (const one of root?.querySelectorAll<HTMLElement>("[data-advised]") ?? []) one.removeAttribute("data-advised");
  for (const id of ids) for (const one of root?.querySelectorAll<HTMLElement>(`[data-oid="${CSS.escape(id)}"]`) ?? []) one.setAttribute("data-advised", "");
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Move the focus inside a group: to the neighbour in that direction, or else to the next one in order. */
function step(from: HTMLElement, key: string): boolean {
  const group = from.closest("[data-group]");
  if (!group) return false;
  const all = stops(group);
  const here = from.getBoundingClientRect();
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = one.getBoundingClientRect();
    const dx = there.left + there.width / 2 - here.left - here.width / 2;
    const dy = there.top + there.height / 2 - here.top - here.height / 2;
    const [along, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    if (along > 4 && along + aside * 3 < least) [best, least] = [one, along + aside * 3];
  }
  best ??= all[all.indexOf(from) + sign] ?? null;
  if (!best) return false;
  from.tabIndex = -1;
  best.tabIndex = 0;
  best.focus();
  return true;
}

export function listen(keys: Keys): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target as HTMLElement;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const oid = target.closest<HTMLElement>("[data-oid]")?.dataset.oid;
    if (key.startsWith("Arrow")) {
      if (step(target, key)) event.preventDefault();
    } else if (key === "Escape") keys.letGo();
    else if (!prefs.keys) return;
    else if (key === "i" && oid) keys.inspect(oid);
    else if (key === "w" && oid) keys.why(oid);
    else if (key === "u") keys.undo();
    else if (key === "?") keys.help();
    else if (key === "g" && keys.hint) keys.hint();
    else if (/^[1-9]$/.test(key)) keys.root()?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
    else if (LETTERS[key]?.some((verb) => keys.choose(verb))) event.preventDefault();
    else if (GROUPS[key]) {
      keys.focus(GROUPS[key]);
      event.preventDefault();
    } else return;
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

const HOLD = 350;

/** Long press and the second mouse button inspect; so does nothing that is sent anywhere. */
export function holds(node: HTMLElement, inspect: (id: string) => void): { destroy(): void } {
  let timer = 0;
  let held = false;
  const id = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-oid]")?.dataset.oid;
  const down = (event: PointerEvent) => {
    held = false;
    const what = id(event);
    if (!what || event.pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      held = true;
      inspect(what);
    }, HOLD);
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!held) return;
    event.stopPropagation();
    event.preventDefault();
    held = false;
  };
  const menu = (event: MouseEvent) => {
    const what = id(event);
    if (!what) return;
    event.preventDefault();
    if (!held) inspect(what);
  };
  node.addEventListener("pointerdown", down);
  for (const kind of ["pointerup", "pointercancel", "pointermove"] as const) node.addEventListener(kind, up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
