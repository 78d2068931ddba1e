/** Sounds are off by default, so what makes them is fetched for the first one that somebody wants to hear. */

import type { Cue } from "./cues";
import { prefs } from "./prefs.svelte";

export type { Cue };

export function cue(name: Cue): void {
  if (prefs.sound) void import("./cues").then(({ sound }) => sound(name));
}
