// One Firefox, driven by WebDriver BiDi: every line on stdin asks for something, and a line on stdout answers it.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const puppeteer = createRequire(new URL("../../web/package.json", import.meta.url))("puppeteer-core");
const { executable, width, height, likes, patience } = JSON.parse(process.argv[2]);

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: executable,
  headless: true,
  timeout: patience,
  protocolTimeout: patience,
  defaultViewport: { width, height },
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
});
const [page] = await browser.pages();
page.setDefaultTimeout(patience);
const complaints = [];
page.on("pageerror", (error) => complaints.push(error.stack ? `${error}\n${error.stack}` : String(error)));
page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
// An empty page may keep nothing.
const prefer = (kept) => location.protocol.startsWith("http") && localStorage.setItem("saloon.prefs", kept);
await page.evaluateOnNewDocument(prefer, JSON.stringify(likes));

const DO = {
  goto: async ({ url, until }) => void (await page.goto(url, { waitUntil: until ?? "load" })),
  evaluate: ({ code, given }) => page.evaluate(`(${code})(${JSON.stringify(given ?? null)})`),
  click: ({ x, y }) => page.mouse.click(x, y),
  key: ({ key }) => page.keyboard.press(key),
  complaints: () => complaints,
};

process.stdout.write(`${JSON.stringify({ value: await browser.version() })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let answer;
  try {
    answer = { value: (await DO[asked.do](asked)) ?? null };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
