/** How far a card has given way to its text: not at all, set closer, without its portrait. */
const STEPS = ["", "snug", "bare"];
/** How often the wall moves some of its width from one poster to another, and how much of a poster's width that is. */
const [SHARES, SHARE] = [24, 0.03];

const bottom = (one: Element): number => one.getBoundingClientRect().bottom;

/** By how many pixels a card's last line hangs out of it, however much it gives way; below 0: so much is free. */
function hangs(card: HTMLElement): number {
  let out = 0;
  for (const step of STEPS) {
    card.dataset.fit = step;
    out = bottom(card.querySelector(".foot") ?? card) - bottom(card);
    if (out <= 1) return out - (STEPS.length - STEPS.indexOf(step)) * card.offsetHeight;
  }
  return out;
}

const sized = (one: HTMLElement): string => `${one.offsetWidth} ${one.offsetHeight}`;

/** A wall whose texts are too long has no roof and no pile; then whoever has room gives width to whoever needs it. */
function share(wall: HTMLElement): void {
  wall.dataset.crammed = sized(wall);
  const cards = [...wall.querySelectorAll<HTMLElement>(".poster")];
  const widths = cards.map((card) => card.offsetWidth);
  for (let k = 0; k < SHARES; k++) {
    const out = cards.map(hangs);
    if (Math.max(...out) <= 1) return;
    const [needs, gives] = [out.indexOf(Math.max(...out)), out.indexOf(Math.min(...out))];
    const moved = widths[gives] * SHARE;
    widths[gives] -= moved;
    widths[needs] += moved;
    wall.style.setProperty("--share", widths.map((width) => `minmax(0, ${width.toFixed(1)}fr)`).join(" "));
  }
}

/**
 * A poster shows its whole text: where there is too little room the type is set closer, then the portrait goes. If that
 * is not enough, the wall gives way too, until other posters hang there or the wall has another size.
 */
export function fitted(text: HTMLElement): () => void {
  const card = text.closest<HTMLElement>(".poster");
  if (!card) return () => {};
  const wall = card.closest<HTMLElement>(".saloon");
  const again = (): void => {
    wall?.removeAttribute("data-crammed");
    wall?.style.removeProperty("--share");
  };
  const fit = (): void => {
    // What was found for a lower wall, while the table was still being laid, is not kept for this one.
    if (wall?.dataset.crammed && wall.dataset.crammed !== sized(wall)) again();
    if (hangs(card) > 1 && wall && !wall.style.getPropertyValue("--share")) share(wall);
  };
  // The card's size is the wall's, whatever it holds; its foot grows when the price becomes a button.
  const watch = new ResizeObserver(fit);
  watch.observe(card);
  const foot = new ResizeObserver(() => requestAnimationFrame(fit));
  foot.observe(card.querySelector(".foot")!);
  addEventListener("resize", again);
  return () => {
    watch.disconnect();
    foot.disconnect();
    removeEventListener("resize", again);
    again();
  };
}

/** How far a table gives way to what lies on the desk: air, portraits, the town's height, and at last the type. */
const CLOSER = 5;

/**
 * A desk shows all that lies on it: where the table is too low for its texts, all is set closer, a step at a time.
 */
export function settle(table: HTMLElement): void {
  const desk = table.querySelector<HTMLElement>(".you");
  if (!desk) return;
  for (let step = 0; step <= CLOSER; step++) {
    const steps = Array.from({ length: step }, (_, k) => k + 1).join(" ");
    if (steps) table.dataset.close = steps;
    else delete table.dataset.close;
    if (bottom(desk) <= bottom(table) + 1) return;
  }
}

/** Keep a table settled while its texts and its window change. */
export function settled(table: HTMLElement): () => void {
  const anew = (): void => settle(table);
  const watch = new ResizeObserver(anew);
  watch.observe(table);
  for (const desk of table.querySelectorAll(".you")) watch.observe(desk);
  // Letters of another fount are wider.
  document.fonts.addEventListener("loadingdone", anew);
  return () => {
    document.fonts.removeEventListener("loadingdone", anew);
    watch.disconnect();
  };
}
