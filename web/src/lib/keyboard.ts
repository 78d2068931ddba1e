/** Full use by keyboard: one tab stop per group, arrows inside it, digits for what is lit, letters for the rest. */

import type { Choice } from "./board";
import type { Picking } from "./picking.svelte";
import { prefs } from "./prefs.svelte";

export interface Keys {
  root: () => HTMLElement | null;
  inspect: (id: string) => void;
  why: (id: string) => void;
  letGo: () => void;
  undo: () => void;
  choose: (verb: string) => boolean;
  help: () => void;
  /** Send what was put together, or say yes to "Sure?"; false if there is neither. */
  send: () => boolean;
  hint?: () => void;
  focus: (group: string) => void;
}

const LETTERS: Record<string, string[]> = {
  a: ["accept"],
  r: ["refuse"],
  c: ["henchman"],
  x: ["pass"],
  f: ["pass", "keep", "no"],
};
/** The keys of lit things: nine digits, 0 for the tenth, and all of them once more with Shift. */
const TEN = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const DIGITS = [...TEN, ...TEN.map((one) => `⇧${one}`)];
const GROUPS: Record<string, string> = { t: "town", s: "saloon", h: "hand", p: "rivals", l: "log", m: "talk" };
/** What gets a digit: things, and buttons that have no letter. */
const LIT = "[data-oid].lit";
const UNLETTERED = ".prompt .acts [data-choice]:not([data-letter])";
const STOPS = "[data-oid], button:not([disabled]), a[href], input, select";

/** The things of a group that take the focus, in reading order. */
function stops(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.closest("[data-group]") === group && one.offsetParent !== null,
  );
}

/** One tab stop per group: the one last used, else the first lit one, else the first. Lit things get their digits. */
export function arrange(root: HTMLElement | null): void {
  if (!root) return;
  for (const group of root.querySelectorAll("[data-group]")) {
    const all = stops(group);
    if (!all.length) continue;
    const stop =
      all.find((one) => one === document.activeElement) ?? all.find((one) => one.classList.contains("lit")) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  const shown = [LIT, UNLETTERED].flatMap((what) =>
    [...root.querySelectorAll<HTMLElement>(what)].filter((one) => one.offsetParent !== null),
  );
  for (const one of root.querySelectorAll<HTMLElement>("[data-key]")) {
    one.removeAttribute("data-key");
    one.style.removeProperty("--key");
  }
  if (!prefs.keys) return;
  for (const [k, one] of shown.slice(0, DIGITS.length).entries()) {
    one.setAttribute("data-key", DIGITS[k]);
    // A board may show the key inside the thing, after its verb.
    one.style.setProperty("--key", `"${DIGITS[k]}"`);
  }
}

/** Press the button of a verb, if there is one on the table. */
export function presses(root: HTMLElement | null, picking: Picking, verb: string): boolean {
  const drawn = ({ word }: Choice) => root?.querySelector(`[data-choice="${CSS.escape(word)}"]`);
  const choice = picking.buttons.find((one) => one.verb === verb && drawn(one));
  if (choice) picking.choose(choice);
  return choice !== undefined;
}

/** Mark the things that an adviser's choice is about. */
export function mark(root: HTMLElement | null, ids: string[], second: string[] = []): void {
  for (const one of root?.querySelectorAll<HTMLElement>("[data-advised]") ?? []) one.removeAttribute("data-advised");
  for (const [how, things] of [
    ["second", second],
    ["", ids],
  ] as const)
    for (const id of things)
      for (const one of root?.querySelectorAll<HTMLElement>(`[data-oid="${CSS.escape(id)}"]`) ?? [])
        one.setAttribute("data-advised", how);
}

/** Show on the things of a choice that it was heard, and is on its way. */
export function answer(root: HTMLElement | null, ids: string[]): void {
  for (const one of root?.querySelectorAll<HTMLElement>("[data-sent]") ?? []) one.removeAttribute("data-sent");
  for (const id of ids)
    for (const one of root?.querySelectorAll<HTMLElement>(`[data-oid="${CSS.escape(id)}"]`) ?? [])
      one.setAttribute("data-sent", "");
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a letter was pressed as a key of the table, not typed. */
export function pressed(event: KeyboardEvent, letter: string): boolean {
  const alone = !event.ctrlKey && !event.metaKey && !typing(event.target);
  return alone && prefs.keys && event.key.toLowerCase() === letter;
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
    else if (key === "Enter") {
      // A thing that is not picked yet is picked by Enter, and a button is pressed.
      const own = target.closest("button, a, summary, [role=button]");
      const ready = !own || own.matches("[data-oid].picked, [data-oid].sure");
      if (!event.defaultPrevented && ready && keys.send()) event.preventDefault();
    } else if (!prefs.keys) return;
    else if (key === "i" && oid) keys.inspect(oid);
    else if (key === "w" && oid) keys.why(oid);
    else if (key === "u") keys.undo();
    else if (key === "?") keys.help();
    else if (key === "g" && keys.hint) keys.hint();
    else if (/^Digit\d$/.test(event.code)) {
      const which = `${event.shiftKey ? "⇧" : ""}${event.code.at(-1)}`;
      const found = keys.root()?.querySelector<HTMLElement>(`[data-key="${which}"]`);
      found?.focus({ preventScroll: true });
      found?.click();
    } else if (LETTERS[key]?.some((verb) => keys.choose(verb))) event.preventDefault();
    else if (GROUPS[key]) {
      keys.focus(GROUPS[key]);
      event.preventDefault();
    } else return;
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

const LOOKS = 300;

/** Where the focus goes when what had it is gone: to what is asked, to what goes on, or to the table itself. */
const HAVENS = [
  "dialog[open] .btn.go",
  "dialog[open] button",
  ".theatre .btn.go",
  ".theatre button",
  "[data-oid].lit[tabindex='0']",
  "[data-oid].lit",
  ".prompt .acts .btn",
  ".onward",
  ".prompt",
  "main",
];

/**
 * Whoever plays with keys never finds the focus on the page itself: it goes on to the next question. And whatever is
 * lit has its digit, also where a board lights things by itself before anything is chosen.
 */
export function keepsKeys(root: () => HTMLElement | null): () => void {
  let keys = false;
  const pointed = () => (keys = false);
  const look = () => {
    if (!keys || (document.activeElement && document.activeElement !== document.body)) return;
    for (const what of HAVENS) {
      const within = what.startsWith("dialog") || what.startsWith(".theatre") ? document : root();
      const haven = [...(within?.querySelectorAll<HTMLElement>(what) ?? [])].find((one) => one.offsetParent !== null);
      if (!haven) continue;
      if (haven.tabIndex < 0 && !haven.matches("button, [data-oid]")) haven.tabIndex = -1;
      haven.focus({ preventScroll: true });
      if (document.activeElement === haven) return;
    }
  };
  let numbered: Element[] = [];
  const number = () => {
    const now = [...(root()?.querySelectorAll(`${LIT}, ${UNLETTERED}`) ?? [])];
    if (now.length === numbered.length && now.every((one, k) => one === numbered[k])) return;
    numbered = now;
    arrange(root());
  };
  let waiting = 0;
  const drawn = () => {
    number();
    look();
  };
  const changed = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(drawn);
  };
  // The first key may find the focus on the page already, and change nothing there.
  const typed = () => {
    keys = true;
    changed();
  };
  // What is hidden or disabled keeps the focus until the page was drawn and some task later: only the event tells when.
  const lost = (event: FocusEvent) => {
    if (!event.relatedTarget) setTimeout(look);
  };
  // Where nothing took it at that moment, as under a dialog that is closing, no event follows: look now and then, too.
  const timer = setInterval(look, LOOKS);
  const watch = new MutationObserver(changed);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "class"] });
  addEventListener("focusout", lost);
  addEventListener("keydown", typed, true);
  addEventListener("pointerdown", pointed, true);
  return () => {
    watch.disconnect();
    clearInterval(timer);
    cancelAnimationFrame(waiting);
    removeEventListener("focusout", lost);
    removeEventListener("keydown", typed, true);
    removeEventListener("pointerdown", pointed, true);
  };
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
