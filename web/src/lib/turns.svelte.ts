/** Work done piece by piece, each in a task of its own, so that a large page never keeps its reader waiting. */

let waiting: (() => void)[] = [];
let running = false;

/** Whether a page is being laid out, and its parts come one after another; afterwards what is new is there at once. */
export const opening = $state({ now: false });

/** A page is about to be laid out. */
export function opens(): void {
  opening.now = true;
  inTurn(() => undefined);
}

/** Do this when it is its turn; answers with how to take it back. */
export function inTurn(piece: () => void): () => void {
  waiting.push(piece);
  if (!running) {
    running = true;
    setTimeout(next);
  }
  return () => (waiting = waiting.filter((one) => one !== piece));
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length) setTimeout(next);
  else setTimeout(rest);
}

/** What the last piece has brought with it may want its turn too; the page is shown when all has its place. */
function rest(): void {
  if (waiting.length) return next();
  running = false;
  if (opening.now) painted(() => running || (opening.now = false));
}

/** Do this when what is there now has been drawn; at once where nobody looks. */
export function painted(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
