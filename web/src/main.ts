import "./styles/tokens.css";
import "./styles/saloon.css";
import "./styles/page.css";
import sprite from "virtual:icons/shell";
import { mount } from "svelte";
import App from "./App.svelte";
import { t } from "./lib/i18n.svelte";
import { show } from "./lib/prefs.svelte";
import { addSprite } from "./lib/sprite";

addSprite(sprite);
show();
const target = document.getElementById("app")!;
function open(): void {
  target.replaceChildren();
  mount(App, { target });
}
/** The lobby's headline stands in the page already: let it be painted, read the words, and only then make the rest, so that nothing blocks for long. */
function openGently(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      t("tagline");
      setTimeout(open);
    }),
  );
}
if (target.firstChild) openGently();
else open();

// What helps the next visit waits until this one is settled.
const SETTLED = 3000;
if ("serviceWorker" in navigator && import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), SETTLED);
