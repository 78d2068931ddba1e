/** Who can be played against: levels with their faces, and what each may be like. */

import { get } from "./api";
import type { components } from "./schema";
import { hasWord, t } from "./i18n.svelte";

type Games = components["schemas"]["Games"];

export const ladder = $state<{ bots: string[]; faces: Games["faces"]; characters: string[] }>({
  bots: ["random", "rules"],
  faces: {},
  characters: [],
});
let asked = false;

/** Read the ladder once. */
export function readLadder(): void {
  if (asked) return;
  asked = true;
  get<Games>("/api/games")
    .then((found) => Object.assign(ladder, { bots: found.bots, faces: found.faces, characters: found.personalities }))
    .catch(() => (asked = false));
}

/** `top:miser` in its two parts. */
export function parts(bot: string): { level: string; character: string } {
  const [level, character = ""] = bot.split(":");
  return { level, character };
}

export const levelName = (level: string) => (hasWord(`bot-${level}`) ? t(`bot-${level}`) : level);
const characterName = (character: string) =>
  hasWord(`character-${character}`) ? t(`character-${character}`) : character;

/** "Sharpest, miser": what a person may know of a bot beforehand. */
export function described(bot: string): string {
  const { level, character } = parts(bot);
  return character
    ? t("bot-with-character", { level: levelName(level), character: characterName(character) })
    : levelName(level);
}

export { characterName };
