import "./styles/tokens.css";
import "./styles/saloon.css";
import "./styles/page.css";
import sprite from "virtual:icons/shell";
import { mount } from "svelte";
import App from "./App.svelte";
import { show } from "./lib/prefs.svelte";
import { addSprite } from "./lib/sprite";

addSprite(sprite);
show();
const target = document.getElementById("app")!;
target.replaceChildren(); // the headline that stood there until now
mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
