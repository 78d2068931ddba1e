/** What a thing that is no scoundrel says, in a few lines, while the pointer rests on it. */

import { prefs } from "../lib/prefs.svelte";
import { cards, told } from "./cards.svelte";
import { subject } from "./inspecting";
import type { ScoundrelsView } from "./view";

export function peek(id: string, view: ScoundrelsView): { title: string; text: string } | null {
  const shelf = cards(view);
  if (!shelf) return null;
  const about = subject(id, view, shelf);
  if (about.kind !== "card" || about.shelf === "abilities") return null;
  const found = shelf[about.shelf];
  const face = Array.isArray(found)
    ? (found as { id: string }[]).find((one) => one.id === about.id)
    : found.get(about.id);
  if (!face) return null;
  const parts = [told(face, "timing", prefs.lang), told(face, "text", prefs.lang)].filter(Boolean);
  if (about.safe?.mod) parts.push(told(shelf.mods.get(about.safe.mod)!, "text", prefs.lang));
  return parts.length ? { title: told(face, "name", prefs.lang), text: parts.join(": ") } : null;
}
