/**
 * Takes a picture of every screen for people to look at, of a running demo site:
 * `pnpm screens http://127.0.0.1:3000 [folder]`. Every page of the administrator's menus and of the public site, at
 * three widths, in both themes and both languages.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserOptions } from "./browser.ts";
import { openUntilIdle } from "./network-idle.ts";
import { openSession, useSession } from "./journeys/_admin.ts";

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = process.argv[3] ?? join(import.meta.dirname, "../.atrium/screens");
const widths = [360, 768, 1440];
const themes = ["dark", "light"];
const languages = ["en", "zh-CN"];
const publicScreens = [
  "/index",
  "/article-list",
  "/article-detail?id=forty-one-hours-on-the-aldra",
  "/other-detail?type=contact",
  "/search-list?keyword=radar",
  "/search-list?keyword=zzzzqqqq",
  "/login",
  "/404",
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
for (const theme of themes) {
  for (const language of languages) await takeAll(browser, theme, language);
}
await browser.close();

async function takeAll(from: Browser, theme: string, language: string): Promise<void> {
  const context = await from.newContext({ baseURL: site, locale: language, timezoneId: "UTC" });
  await context.addInitScript(
    (look) => {
      localStorage.setItem("themeName", look.theme);
      localStorage.setItem("language", look.language);
    },
    { theme, language },
  );
  const page = await context.newPage();
  const look = `${theme}-${language}`;
  for (const address of publicScreens) await take(page, address, look);
  await useSession(page, await openSession(site, "admin"));
  await openUntilIdle(page, "/dashboard");
  for (const address of await menuPages(page)) await take(page, address, look);
  await context.close();
}

/** The paths of the pages in the signed-in user's menus. */
async function menuPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Entry {
      type: string;
      url: string | null;
      children?: Entry[];
    }
    const headers = { Authorization: sessionStorage.getItem("token") ?? "" };
    const reply = await fetch("/rest/menus/currentUser", { headers });
    const { result }: { result: Entry[] } = await reply.json();
    const flat = (entries: Entry[]): Entry[] =>
      entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
    return flat(result).flatMap(({ type, url }) =>
      type === "directory" || url === null || url.includes(":") ? [] : [url],
    );
  });
}

async function take(page: Page, address: string, look: string): Promise<void> {
  const name = address.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "");
  await openUntilIdle(page, address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const path = join(folder, `${name}-${look}-${width}.png`);
    await page.screenshot({ path, animations: "disabled" });
  }
  console.log(`${name} ${look}`);
}
