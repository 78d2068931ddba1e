/** Who is ahead, as far as the viewer can know: what lies open, and between which values what lies closed can be. */

import type { Range } from "../lib/board";
import { holder, type SafeView, type ScoundrelsView } from "./view";

/** The values that a safe can still have: those of its site which the viewer has not seen elsewhere. */
function possible(view: ScoundrelsView, safe: SafeView): number[] {
  if (safe.value !== null) return [safe.value];
  const left = [...(view.sites.find((site) => site.id === safe.site)?.values ?? [])];
  for (const other of view.safes) {
    const at = other.site === safe.site && other.value !== null ? left.indexOf(other.value) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a safe counts: its value, and one for every mark that names it. */
function worths(view: ScoundrelsView, safe: SafeView): number[] {
  return possible(view, safe).map((value) => value + safe.marks.filter(([, number]) => number === value).length);
}

/** The tech of every seat if it were counted now, without the bonuses and debts of Double or Nothing. */
export function ahead(view: ScoundrelsView): Range[] {
  return view.seats.map((one, seat) => {
    const open = one.reputation + one.sheet.reduce((sum, scoundrel) => sum + (scoundrel?.tech ?? 0), 0);
    const safes = view.safes.filter((safe) => holder(safe) === seat).map((safe) => worths(view, safe));
    return {
      seat,
      least: safes.reduce((sum, all) => sum + Math.min(...all), open),
      most: safes.reduce((sum, all) => sum + Math.max(...all), open),
    };
  });
}
