/** What a person likes, kept on this device. */

import LANGUAGES from "../../../src/saloon/languages.json";

export type Lang = keyof typeof LANGUAGES;
/** Every language by its code, as it calls itself; the first is spoken where no other is known. */
export const LANGS = Object.entries(LANGUAGES) as [Lang, string][];
export const FIRST = LANGS[0][0];
export type Pace = "calm" | "brisk" | "instant" | "step";
export type TextSize = "usual" | "large" | "largest";
/** By how much; the style sheet has the same. */
export const TYPE: Record<TextSize, number> = { usual: 1, large: 1.15, largest: 1.3 };
export type Theme = "system" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  volume: number;
  keys: boolean;
  askFirst: boolean;
  notify: boolean;
  /** How fast what others do is shown; `step` waits for a press after each beat. */
  pace: Pace;
  /** Seconds in which a composed choice can be taken back, before anything is sent. */
  fuse: number;
  /** How large the type is. */
  text: TextSize;
}

const KEY = "saloon.prefs";

function first(): Kept {
  const wanted = navigator.language.toLowerCase();
  const lang = LANGS.find(([code]) => wanted.startsWith(code))?.[0] ?? FIRST;
  const plain: Kept = {
    lang,
    theme: "system",
    sound: false,
    volume: 0.5,
    keys: true,
    askFirst: true,
    notify: false,
    pace: "calm",
    fuse: 3,
    text: "usual",
  };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return plain;
  }
}

export const prefs = $state<Kept>(first());

export function keep(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

/** Put theme and language on the page itself. */
export function show(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.text = prefs.text;
  if (prefs.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = prefs.theme;
}

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The language after this one: what a switch between them offers. */
export function otherLang(): [Lang, string] {
  const at = LANGS.findIndex(([code]) => code === prefs.lang);
  return LANGS[(at + 1) % LANGS.length];
}
