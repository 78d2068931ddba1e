/** How much room there is: a phone, a table without its rail, or all of it. */

const phone = matchMedia("(max-width: 700px)");
const rail = matchMedia("(min-width: 1300px)");

export const screen = $state({ phone: phone.matches, rail: rail.matches });

phone.addEventListener("change", () => (screen.phone = phone.matches));
rail.addEventListener("change", () => (screen.rail = rail.matches));
