// The service worker, with a net and a store that the test holds: it keeps our page, and nothing of anybody's own.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

type Asked = { url: string; method: string; mode: string };
type Event = {
  request: Asked;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<void>) => void;
};

const HOUSE = "http://house.example";
const SOURCE = readFileSync("public/sw.js", "utf8");

function worker(net: (url: string) => Response) {
  const heard: Record<string, (event: Event) => void> = {};
  const stores = new Map<string, Map<string, Response>>([["saloon-1", new Map()]]);
  const key = (one: Asked | string) => (typeof one === "string" ? one : one.url);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (one: Asked | string) => store.get(key(one))?.clone(),
      put: async (one: Asked | string, answer: Response) => void store.set(key(one), answer),
    };
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const self = {
    addEventListener: (name: string, what: (event: Event) => void) => (heard[name] = what),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  };
  const fetch = async (asked: Asked) => net(asked.url);
  runInNewContext(SOURCE, { self, caches, fetch, location: { origin: HOUSE }, Response, URL });
  const go = async (path: string, mode = "navigate") => {
    let answer: Promise<Response> | undefined;
    const request = { url: HOUSE + path, method: "GET", mode };
    heard["fetch"]!({ request, respondWith: (one) => (answer = one), waitUntil: () => undefined });
    return await answer;
  };
  const begin = () =>
    new Promise<void>((done) =>
      heard["activate"]!({ waitUntil: (one: Promise<void>) => void one.then(done) } as Event),
    );
  return { go, begin, stores };
}

const page = () =>
  new Response("<!doctype html>", { headers: { "content-type": "text/html", "cache-control": "no-cache" } });
const personal = () =>
  new Response('{"hand": "3"}', { headers: { "content-type": "application/json", "cache-control": "no-store" } });

test("what somebody opens of their own is not kept as the page", async () => {
  for (const path of ["/api/me/export", "/api/tables/t/log", "/feed/secret", "/t/x"]) {
    const { go, stores } = worker(personal);
    await go(path);
    expect([...(stores.get("saloon-2")?.keys() ?? [])]).toEqual([]);
  }
});

test("the page is kept, and opens without a net", async () => {
  let net = page;
  const { go } = worker(() => net());
  await go("/t/x");
  net = () => {
    throw new TypeError("no net");
  };
  expect(await (await go("/"))!.text()).toBe("<!doctype html>");
});

test("what an older worker kept goes", async () => {
  const { begin, stores } = worker(page);
  await begin();
  expect(stores.has("saloon-1")).toBe(false);
});
