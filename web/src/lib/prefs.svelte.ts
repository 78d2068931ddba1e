/** What a person likes, kept on this device. */

export type Lang = "en" | "de";
export type Theme = "system" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  volume: number;
  keys: boolean;
  askFirst: boolean;
  notify: boolean;
}

const KEY = "saloon.prefs";

function first(): Kept {
  const lang: Lang = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
  const plain: Kept = { lang, theme: "system", sound: false, volume: 0.5, keys: true, askFirst: true, notify: false };
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
  if (prefs.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = prefs.theme;
}

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
