/** Everything that draws 3000 Scoundrels; a chunk of its own, loaded when such a table is opened. */

export { default } from "./Board.svelte";
export { suits } from "./cards.svelte";
