/** How much room there is: a phone or a window as small (also by zoom), a table without its rail, or all of it. */

const phone = matchMedia("(max-width: 700px), (max-height: 548px)");
const wide = matchMedia("(min-width: 1700px) and (min-aspect-ratio: 3/2)");
const upright = matchMedia("(max-aspect-ratio: 1/1), (max-width: 700px), (max-height: 518px)");
const rail = matchMedia("(min-width: 1300px)");

export const screen = $state({
  phone: phone.matches,
  rail: rail.matches,
  wide: wide.matches,
  upright: upright.matches,
});

phone.addEventListener("change", () => (screen.phone = phone.matches));
wide.addEventListener("change", () => (screen.wide = wide.matches));
upright.addEventListener("change", () => (screen.upright = upright.matches));
rail.addEventListener("change", () => (screen.rail = rail.matches));
