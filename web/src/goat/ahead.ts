/** Who is ahead, as far as the viewer can know: from the purse, and the tokens that one saw go there. */

import type { Range } from "../lib/board";
import { worth } from "./layout";
import type { GoatView } from "./view";

/** What is counted for every seat if the game ended now: a range where not all of it was seen. */
export function ahead(view: GoatView): Range[] {
  const values = view.locations.map((place) => place.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return view.seats.map(({ coins, tokens, belongings }, seat) => {
    if (belongings) {
      const sum = Object.entries(belongings).reduce((all, [token, count]) => all + worth(view, token) * count, coins);
      return { seat, least: sum, most: sum };
    }
    let [low, high, held] = [coins, coins, 0];
    for (const row of view.seen.tokens) {
      const [a, b] = row.token ? [worth(view, row.token), worth(view, row.token)] : [least, most];
      if (row.to === seat) [low, high, held] = [low + a * row.count, high + b * row.count, held + row.count];
      if (row.from === seat) [low, high, held] = [low - b * row.count, high - a * row.count, held - row.count];
    }
    const bare = { seat, least: coins + tokens * least, most: coins + tokens * most };
    // What was not seen to come is one of the tokens that there are.
    if (held !== tokens) return bare;
    return { seat, least: Math.max(low, bare.least), most: Math.min(high, bare.most) };
  });
}
