// Keeps the page itself, so that it opens at once and without a net. Tables and rules are never kept, nor is anything of
// anybody's own that is opened as a page: an export, a log, a feed.
const STORE = "saloon-2";
const NO_PAGE = /^\/(api|feed|schema|health)(\/|$)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate" && !NO_PAGE.test(url.pathname)) event.respondWith(fresh(event.request));
});

// What an older one kept goes.
async function begin() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
  await self.clients.claim();
}

// Files whose name changes with their content.
async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

// One page for every address; the last one seen, if there is no net.
async function fresh(request) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    const page = answer.headers.get("content-type")?.startsWith("text/html");
    const ours = !answer.headers.get("cache-control")?.includes("no-store");
    if (answer.ok && page && ours) await store.put("/", answer.clone());
    return answer;
  } catch {
    return (await store.match("/")) ?? Response.error();
  }
}
