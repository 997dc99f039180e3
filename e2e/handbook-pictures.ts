/**
 * Takes the handbook's pictures of a running demo site: `pnpm docs:pictures http://127.0.0.1:3000`. Every picture that the
 * handbook's pages name is taken again, in the language of the page, so that none shows a screen of last year.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserOptions } from "./browser.ts";
import { openUntilIdle } from "./network-idle.ts";
import { openSession, useSession } from "./journeys/_admin.ts";

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = join(import.meta.dirname, "../docs/site/public/pictures");
const languages = { en: "en", zh: "zh-CN" };

/** The screens, with an account that sees something there. */
const screens: Record<string, { address: string; account: string }> = {
  articles: { address: "/content/articles", account: "editor" },
  editor: { address: "/content/articles/new", account: "editor" },
  tasks: { address: "/tasks/wait-handle", account: "reviewer" },
  calendar: { address: "/content/calendar", account: "admin" },
  releases: { address: "/content/releases", account: "admin" },
  comments: { address: "/content/comments", account: "moderator" },
  users: { address: "/system/users", account: "admin" },
  roles: { address: "/system/roles", account: "admin" },
  settings: { address: "/content/site-setting", account: "admin" },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
for (const [name, { address, account }] of Object.entries(screens)) {
  const token = await openSession(site, account);
  for (const [short, language] of Object.entries(languages)) {
    const page = await openPage(browser, language, token);
    await openUntilIdle(page, address);
    await page.waitForFunction(() => document.querySelector('[data-slot="skeleton"]') === null);
    await keep(page, `${name}-${short}`);
    await page.context().close();
  }
}
await browser.close();

async function openPage(from: Browser, language: string, token: string): Promise<Page> {
  const context = await from.newContext({
    baseURL: site,
    viewport: { width: 1200, height: 720 },
    locale: language,
    timezoneId: "UTC",
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem("themeName", "light");
    localStorage.setItem("language", chosen);
  }, language);
  const page = await context.newPage();
  await useSession(page, token);
  return page;
}

async function keep(from: Page, name: string): Promise<void> {
  const picture = await from.screenshot({ animations: "disabled" });
  await sharp(picture)
    .webp({ quality: 60 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/site/public/pictures/${name}.webp`);
}
