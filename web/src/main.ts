import "./styles/tokens.css";
import "./styles/saloon.css";
import "./styles/page.css";
import sprite from "virtual:icons";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadWords } from "./lib/i18n.svelte";
import { prefs, show } from "./lib/prefs.svelte";

const defs = document.createElementNS("http://www.w3.org/2000/svg", "svg");
defs.setAttribute("aria-hidden", "true");
defs.classList.add("sprite");
defs.innerHTML = sprite;
document.body.prepend(defs);

show();
void loadWords(prefs.lang).then(() => mount(App, { target: document.getElementById("app")! }));

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
