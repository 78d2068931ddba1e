/** 3000 Scoundrels before a table is opened: in the lobby, the rulebook, the sandbox. */

import type { Bill } from "../lib/bills";
import { USUAL_BOT } from "../lib/usual";
import Alone from "./Alone.svelte";
import Options from "./Options.svelte";
import Poster from "./Poster.svelte";

export const bill: Bill = {
  order: 1,
  most: 4,
  usual: 3,
  options: { days: 2 },
  presets: [
    { id: "first", players: 2, bot: "random", options: { days: 2 } },
    { id: "usual", players: 3, bot: USUAL_BOT, options: { days: 2 } },
    { id: "all", players: 4, bot: "top", options: { days: 3, expansion: "double-or-nothing", strategy_cards: true } },
  ],
  // Four turns a day, on which people think and bots are watched; the expansion gives more to think about.
  minutes: (people, bots, { days, expansion }) => Number(days ?? 2) * 4 * (people * (expansion ? 2 : 1.6) + bots * 0.5),
  Poster,
  Options,
  books: [
    { id: "scoundrels", title: "game-scoundrels" },
    { id: "double-or-nothing", title: "game-double" },
  ],
  time: { field: "day", most: 3 },
  sample: 'players = 2\n\n[seat.0]\nmoney = 9\nsheet = { 1 = "filthy journalist" }\nhand = ["0", "2", "5"]\n',
  How: () => import("./how/How.svelte"),
  Form: () => import("./SettingForm.svelte"),
  alone: {
    options: ({ enemy, expert }) => ({ expansion: "double-or-nothing", enemy, expert }),
    Options: Alone,
  },
};
