/** The cards of a box, as `GET /api/cards/BOX` tells them. No text of a card is written anywhere in the client. */

import { get } from "../lib/api";
import { SUITS, type Suit } from "../lib/board";
import { hashed, place } from "../lib/router.svelte";
import type { ScoundrelsView } from "./view";

export type Lang = "en" | "de";

interface Face {
  id: string;
  provenance: "rulebook" | "partial" | "original";
  known: string[];
  source_en: string;
  source_de: string;
  note_en: string;
  note_de: string;
  rulings: string[];
  name_en: string;
  name_de: string;
  text_en?: string;
  text_de?: string;
  timing_en?: string;
  timing_de?: string;
}

export interface Job extends Face {
  colour: "green" | "purple" | "black";
  holes: number[];
  tech: number;
  icon: string;
}

export interface Trait extends Face {
  level: 1 | 2;
  dollars: number[];
  tech: number;
  modifier: "" | "bonus-money" | "use-twice";
  moment: "slots" | "response" | "maverick" | "mixed" | "after" | "other";
  slots: string[];
  arrows: string[];
  /** Slots of other players' cards. */
  mavericks: string[];
  short_en: string;
  short_de: string;
  requirement_en?: string;
  requirement_de?: string;
  after_en?: string;
  after_de?: string;
  icon: string;
  screen: string;
  angle: number;
}

export interface Strategy extends Face {
  leader: string;
}
export interface Leader extends Face {
  name: string;
  suit: Suit;
}
export interface SheriffOption extends Face {
  gist: string;
}
export interface Site extends Face {
  values: number[];
}
export interface Gadget extends Face {
  site: string;
  value: number;
  kind: string;
}
export interface Location extends Face {
  building_en: string;
  building_de: string;
}
export interface Ability extends Face {
  slots: string[];
}

/** One side of an enemy's card. */
export type EnemySide = Record<string, string>;
export interface Enemy extends Face {
  name: string;
  normal: EnemySide;
  expert: EnemySide;
}
export interface Automa extends Face {
  enemy: string;
  slots: string[];
}

interface Box {
  jobs: Job[];
  traits: Trait[];
  strategies: Strategy[];
  leaders: Leader[];
  sites: Site[];
  safes: Gadget[];
  sheriff: SheriffOption[];
  abilities: Ability[];
  mods?: Face[];
  locations?: Location[];
  enemies?: Enemy[];
  automa?: Automa[];
}

/** A field of a card in one language. */
export function told(face: object, field: string, lang: Lang): string {
  return (face as Record<string, string>)[`${field}_${lang}`] ?? "";
}

function byId<T extends { id: string }>(faces: T[] | undefined): Map<string, T> {
  return new Map((faces ?? []).map((face) => [face.id, face]));
}

export class Cards {
  jobs: Map<string, Job>;
  traits: Map<string, Trait>;
  strategies: Map<string, Strategy>;
  leaders: Map<string, Leader>;
  sites: Map<string, Site>;
  gadgets: Map<string, Gadget>;
  sheriff: SheriffOption[];
  abilities: Ability[];
  mods: Map<string, Face>;
  locations: Location[];
  enemies: Map<string, Enemy>;
  automa: Map<string, Automa>;

  constructor(box: Box) {
    this.jobs = byId(box.jobs);
    this.traits = byId(box.traits);
    this.strategies = byId(box.strategies);
    this.leaders = byId(box.leaders);
    this.sites = byId(box.sites);
    this.gadgets = byId(box.safes);
    this.sheriff = box.sheriff;
    this.abilities = box.abilities;
    this.mods = byId(box.mods);
    this.locations = box.locations ?? [];
    this.enemies = byId(box.enemies);
    this.automa = byId(box.automa);
  }

  /** `Filthy Journalist`, `Journalist/in (Dreckig)`. */
  name(trait: string, job: string, lang: Lang): string {
    const first = told(this.traits.get(trait)!, "name", lang);
    const second = told(this.jobs.get(job)!, "name", lang);
    return lang === "de" ? `${second} (${first})` : `${first} ${second}`;
  }

  /** What using a scoundrel costs and does. */
  deed(trait: string, job: string, lang: Lang): string {
    const first = this.traits.get(trait)!;
    const parts = [
      told(first, "requirement", lang),
      told(this.jobs.get(job)!, "text", lang),
      told(first, "after", lang),
    ];
    return parts.filter(Boolean).join(" ");
  }

  /** What the leader sheet does after a card into a slot. */
  ability(slot: string, lang: Lang): string {
    const found = this.abilities.find((ability) => ability.slots.includes(slot));
    return found ? told(found, "text", lang) : "";
  }

  /** The same in an icon and a word or a sum; what a card file says otherwise is an ability of its own. */
  gist(slot: string): { icon: string; word: string; money?: string } {
    const text = this.ability(slot, "en");
    const money = /^Gain \$(\d+)\.$/.exec(text)?.[1];
    if (money) return { icon: "coin", word: "", money };
    if (text.startsWith("Scout")) return { icon: "scout", word: "scout" };
    if (text.startsWith("Steal")) return { icon: "steal", word: "steal" };
    return text ? { icon: "star", word: "other" } : { icon: "", word: "nothing" };
  }
}

const shelves = $state<Record<string, Cards>>({});
const asked = new Set<string>();

/** The box that a view is played with. */
export function boxOf(view: ScoundrelsView): string {
  return view.options.expansion ?? "scoundrels";
}

/** The cards that a view is played with, its box's or somebody's own, once they have come; asking fetches them. */
export function cards(view: ScoundrelsView): Cards | null {
  return shelf(shelfOf(view));
}

function shelfOf(view: ScoundrelsView): string {
  const own = view.options.cards;
  return own ? `${boxOf(view)}?own=${encodeURIComponent(own)}${atTable()}` : boxOf(view);
}

/** The cards of a view whose file nobody keeps, as the sandbox was told them. */
export function putUp(view: ScoundrelsView, faces: Box): void {
  asked.add(shelfOf(view));
  shelves[shelfOf(view)] = new Cards(faces);
}

/** The table of this page: who may look on there may read the card file that it plays with. */
function atTable(): string {
  const [, page, id] = place.path.split("/");
  return id && ["t", "replay", "review"].includes(page ?? "") ? `&table=${encodeURIComponent(id)}` : "";
}

/** The cards of a whole box, by its rulebook, for pages without a view. */
export function boxCards(book: string): Cards | null {
  return shelf(book);
}

function shelf(name: string): Cards | null {
  if (!asked.has(name)) {
    asked.add(name);
    void fetchCards(name);
  }
  return shelves[name] ?? null;
}

async function fetchCards(name: string): Promise<void> {
  try {
    const shown = hashed();
    const pass = { secret: shown.get("seat") ?? undefined, invite: shown.get("invite") ?? undefined };
    shelves[name] = new Cards(await get<Box>(`/api/cards/${name}`, pass));
  } catch {
    asked.delete(name);
    setTimeout(() => shelf(name), 2000);
  }
}

/** The suit of every seat: that of its leader. An enemy comes last. */
export function suits(view: ScoundrelsView): Suit[] {
  const shelf = cards(view);
  const all = [...view.seats, ...(view.enemy ? [view.enemy] : [])];
  return all.map((seat, k) => shelf?.leaders.get(seat.leader)?.suit ?? SUITS[k]);
}
