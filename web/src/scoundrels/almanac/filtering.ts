/** Which scoundrels somebody asks for. */

import { told, type Cards, type Lang, type Trait } from "../cards.svelte";
import type { Figure } from "./figures";

export interface Wanted {
  /** Colours of jobs; none: any. */
  colours: string[];
  /** Slots, or another kind of moment. */
  moments: string[];
  price: string;
  verb: string;
  provenance: string;
  word: string;
}

export const NOTHING: Wanted = { colours: [], moments: [], price: "", verb: "", provenance: "", word: "" };
export const SLOTS = ["A", "2", "3", "4", "5", "6"];
export const MOMENTS = ["response", "maverick", "hired", "later"];

export const any = (wanted: Wanted): boolean =>
  Boolean(wanted.colours.length || wanted.moments.length) ||
  [wanted.price, wanted.verb, wanted.provenance, wanted.word.trim()].some(Boolean);

interface Faces {
  cards: Cards;
  /** By job, what it does. */
  verbs: Map<string, Set<string>>;
}

/** What a timing can be found by: its slots, and what else brings it about. */
export function momentsOf(trait: Trait): string[] {
  const text = told(trait, "timing", "en");
  const found = [...trait.slots];
  if (trait.arrows.length) found.push("response");
  if (trait.mavericks?.length) found.push("maverick");
  if (text === "when hired") found.push("hired");
  else if (!found.length) found.push("later");
  return found;
}

/** Whether a job or a trait can be part of anybody who is asked for; the others leave the map. */
export function whole(kind: "job" | "trait", id: string, wanted: Wanted, { cards, verbs }: Faces): boolean {
  const face = kind === "trait" ? cards.traits.get(id) : cards.jobs.get(id);
  if (wanted.provenance && wanted.provenance !== "partial" && face?.provenance !== wanted.provenance) return false;
  if (kind === "trait") {
    const trait = cards.traits.get(id);
    return (
      !wanted.moments.length || (trait !== undefined && momentsOf(trait).some((one) => wanted.moments.includes(one)))
    );
  }
  const job = cards.jobs.get(id);
  return (
    job !== undefined &&
    (!wanted.colours.length || wanted.colours.includes(job.colour)) &&
    (!wanted.verb || (verbs.get(id)?.has(wanted.verb) ?? false))
  );
}

/** Where a scoundrel comes from: as its halves do if they agree; else it is partly ours. */
export function sourceOf(one: { job: string; trait: string }, cards: Cards): string {
  const [job, trait] = [cards.jobs.get(one.job)?.provenance, cards.traits.get(one.trait)?.provenance];
  return (job === trait && job) || "partial";
}

export function fitting(one: Figure, wanted: Wanted, faces: Faces, lang: Lang): boolean {
  if (!whole("job", one.job, wanted, faces) || !whole("trait", one.trait, wanted, faces)) return false;
  if (wanted.price && one.price !== Number(wanted.price)) return false;
  if (wanted.provenance && sourceOf(one, faces.cards) !== wanted.provenance) return false;
  const word = wanted.word.toLowerCase().trim();
  if (!word) return true;
  const { cards } = faces;
  return `${cards.name(one.trait, one.job, lang)} ${cards.deed(one.trait, one.job, lang)}`.toLowerCase().includes(word);
}
