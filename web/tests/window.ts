/** The little of a browser that the logic without pixels asks for. What needs more is tested in one. */

import type { Environment } from "vitest/runtime";

class Shelf {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, String(value));
  removeItem = (key: string) => void this.kept.delete(key);
}

export default {
  name: "window",
  viteEnvironment: "client",
  setup(global) {
    const heard = new EventTarget();
    const given = {
      window: global,
      navigator: { language: "en-US" },
      localStorage: new Shelf(),
      location: { protocol: "http:", host: "table.test", pathname: "/", search: "", hash: "" },
      matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
      document: { documentElement: { dataset: {}, removeAttribute: () => undefined }, hidden: false },
      addEventListener: heard.addEventListener.bind(heard),
      removeEventListener: heard.removeEventListener.bind(heard),
      dispatchEvent: heard.dispatchEvent.bind(heard),
    };
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
