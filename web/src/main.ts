import "./made/founts.css";
import "./styles/tokens.css";
import "./styles/saloon.css";
import "./styles/page.css";
import icons from "virtual:icons/shell";
import { mount } from "svelte";
import App from "./App.svelte";
import { spoken } from "./lib/i18n.svelte";
import { show } from "./lib/prefs.svelte";
import { addSprite } from "./lib/sprite";
import { inTurn, painted } from "./lib/turns.svelte";
import { gameModule } from "./pages/modules";

const target = document.getElementById("app")!;
/** At a table the page says which game it is, where we may know: its drawing comes together with the table's. */
const game = document.documentElement.dataset.game;

/** Where a headline stands already, let it be painted, and make the rest piece by piece: nothing blocks for long. */
function open(): void {
  inTurn(() => addSprite(icons));
  if (game) inTurn(() => void gameModule(game));
  void words.then(() => inTurn(() => mount(App, { target })));
}
// A house that was renewed meanwhile has other pieces than this page asks for: its own page goes on where this one was.
const self = document.querySelector<HTMLScriptElement>("script[src^='/assets/']")?.getAttribute("src");
addEventListener("vite:preloadError", () => void renewed().then((is) => is && location.reload()));
async function renewed(): Promise<boolean> {
  const page = await fetch("/", { cache: "no-store" }).catch(() => null);
  return !!self && !!page?.ok && !(await page.text()).includes(self);
}
show();
/** Asked for at once, so that nothing is first read in another language. */
const words = spoken();
painted(open);

// What helps the next visit waits until this one is settled.
const SETTLED = 3000;
if ("serviceWorker" in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), SETTLED);
