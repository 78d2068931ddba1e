/** Pages that only this game has, by their path; each is loaded when it is opened. */

export const routes = {
  "/almanac": () => import("./almanac/Almanac.svelte"),
  "/almanac/scoundrels": () => import("./almanac/Almanac.svelte"),
  "/workshop": () => import("./almanac/Workshop.svelte"),
};
