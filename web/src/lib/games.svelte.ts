/** The games that the server has: what they are called, how many play, what can be chosen; and a game's own labels. */

import { get, type GameKit, type Games } from "./api";
import { addWords, hasWord } from "./i18n.svelte";
import { prefs, type Lang } from "./prefs.svelte";

let kits = $state.raw<Record<string, GameKit>>({});
let asked = false;
let words = $state.raw<Record<string, Record<string, Record<string, string>>>>({});
const wanted = new Set<string>();

/** Every game by its id; empty until the server has answered. */
export function gameKits(): Record<string, GameKit> {
  if (!asked) {
    asked = true;
    get<Games>("/api/games")
      .then((found) => {
        kits = Object.fromEntries(found.kits.map((kit) => [kit.id, kit]));
        for (const { id, titles } of found.kits) {
          for (const [lang, title] of Object.entries(titles)) nameGame(lang as Lang, `game-${id}`, title);
        }
      })
      .catch(() => (asked = false));
  }
  return kits;
}

/** A game of another package is called as it calls itself; the page has its own words for those it draws. */
function nameGame(lang: Lang, key: string, title: string): void {
  if (!hasWord(key, lang)) addWords(lang, { [key]: title });
}

const NONE = { view: {}, open: {}, thing: {}, word: {} };

/** The labels of a game's views, things and values in the reader's language; none until they have come. */
export function gameWords(game: string): Record<keyof typeof NONE, Record<string, string>> {
  const key = `${game}?lang=${prefs.lang}`;
  if (game && !wanted.has(key)) {
    wanted.add(key);
    get<Record<string, Record<string, string>>>(`/api/words/${key}`)
      .then((found) => (words = { ...words, [key]: found }))
      .catch(() => wanted.delete(key));
  }
  return { ...NONE, ...words[key] };
}
