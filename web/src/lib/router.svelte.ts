/** Which page is shown. Addresses are paths; what is secret stands behind the #. */

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  scrollTo(0, 0);
}

/** The part of the address behind the #, as names and values. */
export function hashed(): URLSearchParams {
  return new URLSearchParams(place.hash.slice(1));
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

/** Links inside the site change the page without loading it. */
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']") as HTMLAnchorElement | null;
  if (!link || link.target || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (/^\/(api|schema|feed)/.test(link.pathname) || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
