/** What a table is called: from its id, the same for everybody, a name to say aloud. */

import { gameKits } from "./games.svelte";
import { hasWord } from "./i18n.svelte";

const FIRST = [
  "Dry",
  "Tin",
  "Last",
  "Bitter",
  "Graystone",
  "Long",
  "Broken",
  "Red",
  "Silver",
  "Lost",
  "Windy",
  "Copper",
  "Old",
  "Salt",
  "Dusty",
  "Lonely",
];
const LAST = [
  "Creek",
  "Cup",
  "Water",
  "Springs",
  "Gulch",
  "Mesa",
  "Wheel",
  "Butte",
  "Spur",
  "Trail",
  "Bluff",
  "Canyon",
  "Fork",
  "Flat",
  "Well",
  "Pass",
];

export function tableName(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return `${FIRST[sum % 16]} ${LAST[(sum >>> 4) % 16]}`;
}

/** The word for what a game is called; that of a game of another package comes with what the server says of it. */
export function gameKey(game: string): string {
  const key = `game-${game}`;
  if (game && !hasWord(key)) gameKits();
  return key;
}
