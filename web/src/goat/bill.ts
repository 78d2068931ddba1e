/** The Goat before a table is opened: in the lobby, the rulebook, the sandbox. */

import type { Bill } from "../lib/bills";
import { USUAL_BOT } from "../lib/usual";
import Cast from "./Cast.svelte";
import Poster from "./Poster.svelte";

export const bill: Bill = {
  order: 2,
  most: 5,
  usual: 4,
  options: {},
  presets: [
    { id: "first", players: 3, bot: "random", options: {} },
    { id: "usual", players: 4, bot: USUAL_BOT, options: {} },
    { id: "all", players: 5, bot: "top", options: {} },
  ],
  // Everyone takes two hats in each of three rounds; of two players each takes three in four.
  minutes: (people, bots) => (people + bots === 2 ? 12 : 6) * (people * 0.9 + bots * 0.35),
  Poster,
  Cast,
  books: [{ id: "goat", title: "game-goat" }],
  time: { field: "round", most: 4 },
  sample: 'players = 3\n\n[seat.0]\nhand = ["robber", "widow", "goat", "banker"]\n',
  How: () => import("./how/How.svelte"),
  Form: () => import("./SettingForm.svelte"),
};
