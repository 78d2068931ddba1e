/** What settings and things are called. */

import { t } from "../../lib/i18n.svelte";
import { prefs } from "../../lib/prefs.svelte";
import { told, type Cards } from "../cards.svelte";
import type { Head, Other } from "../../lib/worths";

/** "2 players, 3 days, morning 1", or what else is measured there. */
export function settingName(one: Head, cards?: Cards): string {
  const [, box, days] = /^(base|expansion)-\dp-(\d)d-m\d$/.exec(one.setting) ?? [];
  if (box) return t("almanac-at", { players: one.players, days: Number(days), morning: one.moment });
  if (one.setting.startsWith("automa-")) {
    const enemy = one.setting.slice("automa-".length);
    return t("almanac-kind-automa", { name: cards?.enemies.get(enemy)?.name ?? capital(enemy.replace("-", " ")) });
  }
  if (one.setting.startsWith("first-player")) return t("almanac-kind-start", { players: one.players });
  const expanded = one.setting.startsWith("expansion-");
  const kind = one.setting.replace("expansion-", "");
  return t(`almanac-kind-${kind}`) + (expanded && kind !== "mods" && kind !== "debts" ? t("almanac-expanded") : "");
}

const capital = (text: string) => text.replace(/\b\w/g, (letter) => letter.toUpperCase());

export function thingName({ kind, id }: Other, cards: Cards): string {
  const lang = prefs.lang;
  const shelf = {
    strategy: cards.strategies,
    safe: cards.gadgets,
    mod: cards.mods,
    automa: cards.automa,
  }[kind] as Map<string, object> | undefined;
  const face = shelf?.get(id);
  if (face) return told(face, "name", lang) || id;
  if (kind === "leader") return cards.leaders.get(id)?.name ?? id;
  if (kind === "money") return t("almanac-money", { price: Number(id) });
  if (kind === "debt") return t("almanac-debt", { price: Number(id) });
  const seat = /^seat (\d) of \d$/.exec(id);
  return seat ? t("almanac-seat", { place: Number(seat[1]) }) : id;
}

export function thingText({ kind, id }: Other, cards: Cards): string {
  const face = { strategy: cards.strategies, safe: cards.gadgets, mod: cards.mods }[kind]?.get(id);
  if (!face) return "";
  return [told(face, "timing", prefs.lang), told(face, "text", prefs.lang)].filter(Boolean).join(": ");
}

/** Where a card is corrected by whoever owns it in print. */
export function correcting(kind: "job" | "trait", card: string, book: string): string {
  return `/workshop?${new URLSearchParams({ box: book === "scoundrels" ? "base" : book, kind, card })}`;
}
