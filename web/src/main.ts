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
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
