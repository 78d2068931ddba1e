/** Rules and game words, read from the server once per game and language. */

import { get, type Entry } from "./api";
import { prefs, type Lang } from "./prefs.svelte";

let shelf = $state.raw<Record<string, Record<string, Entry>>>({});
const asked = new Set<string>();

function fetchOnce(kind: "rules" | "glossary", game: string, lang: Lang): Record<string, Entry> {
  const key = `${kind}/${game}/${lang}`;
  if (!asked.has(key)) {
    asked.add(key);
    get<Entry[]>(`/api/${kind}/${game}?lang=${lang}`)
      .then((entries) => (shelf = { ...shelf, [key]: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }))
      .catch(() => asked.delete(key));
  }
  return shelf[key] ?? {};
}

export const glossary = (game: string, lang: Lang = prefs.lang) => fetchOnce("glossary", game, lang);
export const rulebook = (game: string, lang: Lang = prefs.lang) => fetchOnce("rules", game, lang);

/** The name of a game word, or its id until it has come. */
export function named(game: string, id: string): string {
  return glossary(game)[id]?.name ?? "";
}
