/** The drawing of each game, loaded when it is needed. */

import type { GameModule } from "../lib/board";

const MODULES: Record<string, () => Promise<unknown>> = {
  goat: () => import("../goat"),
  scoundrels: () => import("../scoundrels"),
};

export async function gameModule(game: string): Promise<GameModule> {
  return (await MODULES[game]()) as GameModule;
}
