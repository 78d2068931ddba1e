/** The drawing of each game, found by the game's id and loaded when it is needed; without one, the generic table. */

import type { GameModule } from "../lib/board";

const MODULES = import.meta.glob<GameModule>("../*/index.ts");

export async function gameModule(game: string): Promise<GameModule> {
  return (MODULES[`../${game}/index.ts`] ?? MODULES["../generic/index.ts"])();
}
