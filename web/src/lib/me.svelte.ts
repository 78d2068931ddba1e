/** Who sits at this browser. */

import { get, patch, post, Refused, type Me } from "./api";
import { prefs } from "./prefs.svelte";

export const person = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** Ask the server once who we are. */
export async function whoAmI(): Promise<Me | null> {
  if (!person.known) {
    try {
      person.me = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
    }
    person.known = true;
  }
  return person.me;
}

const NAMES = [
  "Ada",
  "Belle",
  "Clay",
  "Dora",
  "Eli",
  "Fern",
  "Gus",
  "Hattie",
  "Ike",
  "June",
  "Kit",
  "Lena",
  "Moss",
  "Opal",
  "Pearl",
  "Rex",
  "Sadie",
  "Wade",
];

/** A guest needs no form: whoever has not said a name gets one, and can change it. */
export async function somebody(name?: string): Promise<Me> {
  const known = await whoAmI();
  if (known) {
    if (name && name !== known.name) person.me = await patch<Me>("/api/me", { name });
    return person.me!;
  }
  const called = name || NAMES[Math.floor(Math.random() * NAMES.length)];
  person.me = await post<Me>("/api/me", { name: called, lang: prefs.lang });
  return person.me;
}

export async function changed(change: { name?: string; lang?: string }): Promise<void> {
  if (person.me) person.me = { ...person.me, ...(await patch<Me>("/api/me", change)) };
}
