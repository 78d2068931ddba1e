/** What a table is called: from its id, the same for everybody, a name to say aloud. */

const FIRST = ["Dry", "Tin", "Last", "Bitter", "Graystone", "Long", "Broken", "Red", "Silver", "Lost", "Windy", "Copper", "Old", "Salt", "Dusty", "Lonely"];
const LAST = ["Creek", "Cup", "Water", "Springs", "Gulch", "Mesa", "Wheel", "Butte", "Spur", "Trail", "Bluff", "Canyon", "Fork", "Flat", "Well", "Pass"];

export function tableName(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return `${FIRST[sum % 16]} ${LAST[(sum >>> 4) % 16]}`;
}

export function gameKey(game: string): string {
  return game === "goat" ? "game-goat" : "game-scoundrels";
}
