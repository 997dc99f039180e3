/** The screens that the handbook has pictures of, as people see them on a demo site. */
import type { Browser } from "@playwright/test";
import { openSession, useSession } from "./journeys/_admin.ts";
import { openUntilIdle } from "./network-idle.ts";

/** A picture's name, its screen, and an account that sees something there. */
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

const languages = { en: "en", zh: "zh-CN" };

/** Where the site's data are: they are of another day tomorrow, and no part of how a screen looks. */
const data = 'tbody, [role="grid"], time';

/** A part of a picture, in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A screenshot, the name of its file without the ending, and where it shows data. */
export interface Picture {
  name: string;
  png: Buffer;
  data: Box[];
}

/** Opens every screen in both languages and photographs it, one after the other. */
export async function* photographScreens(browser: Browser, site: string): AsyncGenerator<Picture> {
  for (const [name, { address, account }] of Object.entries(screens)) {
    const token = await openSession(site, account);
    for (const [short, language] of Object.entries(languages)) {
      const shot = await photograph(browser, site, { address, language, token });
      yield { name: `${name}-${short}`, ...shot };
    }
  }
}

async function photograph(
  browser: Browser,
  site: string,
  { address, language, token }: { address: string; language: string; token: string },
): Promise<Omit<Picture, "name">> {
  const context = await browser.newContext({
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
  await openUntilIdle(page, address);
  await page.waitForFunction(() => document.querySelector('[data-slot="skeleton"]') === null);
  const png = await page.screenshot({ animations: "disabled" });
  const boxes = await Promise.all((await page.locator(data).all()).map((one) => one.boundingBox()));
  await context.close();
  return { png, data: boxes.filter((box) => box !== null) };
}
