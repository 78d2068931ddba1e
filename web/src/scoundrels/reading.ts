/** How things are read out to those who do not see them. */

import { told } from "./cards.svelte";
import type { Table } from "./table.svelte";
import type { Scoundrel, SlotCard } from "./view";

/** "Filthy Journalist, slots 2, 5. Scout a played poker card, then gain $3. Costs $4." */
export function described(t: Table, one: Scoundrel): string {
  const trait = t.cards.traits.get(one.trait)!;
  const parts = [
    t.name(one),
    told(trait, "timing", t.lang),
    t.cards.deed(one.trait, one.job, t.lang),
    t.say("price-is", { amount: one.cost }),
  ];
  return parts.join(", ");
}

/** "Nell's face-down card in slot 5, henchmen: Otto". */
export function lying(t: Table, seat: number, slot: string, lies: SlotCard | null): string {
  if (!lies) return t.say("slot-empty", { who: t.who(seat), slot });
  const who = t.who(seat);
  const card =
    lies.card === null ? t.say("slot-down", { who, slot }) : t.say("slot-known", { who, slot, card: lies.card });
  const on = lies.henchmen.map((one) => t.who(one)).join(", ");
  return on ? `${card}, ${t.say("henchmen-of", { who: on })}` : card;
}
