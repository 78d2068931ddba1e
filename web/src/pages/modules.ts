/** The drawing of each game, loaded when it is needed. */

import sprite from "virtual:icons/table";
import type { GameModule } from "../lib/board";
import { addSprite } from "../lib/sprite";

const MODULES: Record<string, () => Promise<unknown>> = {
  goat: () => import("../goat"),
  scoundrels: () => import("../scoundrels"),
};

export async function gameModule(game: string): Promise<GameModule> {
  addSprite(sprite);
  return (await MODULES[game]()) as GameModule;
}
