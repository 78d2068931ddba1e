/** How far a card has given way to its text: not at all, set closer, without its portrait. */
const STEPS = ["", "snug", "bare"];

/**
 * A poster shows its whole text: where there is too little room the type is set closer, then the portrait goes. If that
 * is not enough, the wall gives way too: roof and pile, until other posters hang there or the window has another size.
 */
export function fitted(text: HTMLElement): () => void {
  const card = text.closest<HTMLElement>(".poster");
  if (!card) return () => {};
  const wall = card.closest(".saloon");
  const last = (): Element => card.querySelector(".foot") ?? text;
  const fits = (): boolean => last().getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom + 1;
  const fit = (): void => {
    for (const step of STEPS) {
      card.dataset.fit = step;
      if (fits()) return;
    }
    wall?.setAttribute("data-crammed", "");
  };
  const again = (): void => wall?.removeAttribute("data-crammed");
  // Only the card is watched: its size is the wall's, whatever it holds.
  const watch = new ResizeObserver(fit);
  watch.observe(card);
  addEventListener("resize", again);
  return () => {
    watch.disconnect();
    removeEventListener("resize", again);
    again();
  };
}
