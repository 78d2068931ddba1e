/** Where the almanac tells of a thing of the table. */

import { told, type Cards, type Lang } from "./cards.svelte";
import type { Subject } from "./inspecting";
import type { ScoundrelsView } from "./view";

export interface Measured {
  /** The query of the almanac's page. */
  at: string;
  /** What is told there, if it is not the thing itself. */
  of: "" | "mod";
}

/** By the box that is played with; nothing for what was not measured: poker cards, henchmen, the office. */
export function measured(
  about: Subject,
  view: ScoundrelsView,
  cards: Cards,
  expanded: boolean,
  lang: Lang,
): Measured[] {
  const more = expanded ? "expansion-" : "";
  const table = `${expanded ? "expansion" : "base"}-2p-3d-m1`;
  const link = (query: Record<string, string>, of: Measured["of"] = ""): Measured => ({
    at: String(new URLSearchParams(query)),
    of,
  });
  const mods = about.kind === "safe" || about.kind === "card" ? about.safe?.modded : false;
  const mod = mods && expanded ? [link({ at: "expansion-mods" }, "mod")] : [];
  if (about.kind === "scoundrel") return [link({ at: table, card: `${about.trait}.${about.job}` })];
  if (about.kind === "safe") return [link({ at: `${more}safes` }), ...mod];
  if (about.kind === "leader") {
    const enemy = view.enemy?.seat === about.seat ? view.enemy.leader : "";
    return [link({ at: enemy ? `automa-${enemy}` : `${more}strategies` })];
  }
  if (about.kind === "word") return expanded && about.id === "debt" ? [link({ at: "expansion-debts" })] : [];
  if (about.kind !== "card") return [];
  if (about.shelf === "gadgets") return [link({ at: `${more}safes` }), ...mod];
  if (about.shelf === "strategies") return [link({ at: `${more}strategies` })];
  if (about.shelf !== "jobs" && about.shelf !== "traits") return [];
  const half = cards[about.shelf].get(about.id);
  return half ? [link({ at: table, word: told(half, "name", lang) })] : [];
}
