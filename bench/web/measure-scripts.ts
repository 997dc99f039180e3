/** How much script a member of staff downloads until a list can be used, and what each further page adds. */
import type { Browser, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { trackRequests } from "../../e2e/network-idle.ts";
import { demoPassword, goTo, menuPaths } from "./admin.ts";

const assets = join(import.meta.dirname, "../../apps/web/dist/client/assets");

/** The list that a first page is judged by. */
const firstList = "/system/users";

/** A page and what it downloads. */
export interface PageScripts {
  name: string;
  files: number;
  gzip: number;
}

/** What a run downloads, step by step. */
export interface ScriptSizes {
  steps: PageScripts[];
  routes: PageScripts[];
}

/** Signs in with an empty cache, goes to a list, waits, then visits every other page of the menus. */
export async function measureScripts(browser: Browser, url: string): Promise<ScriptSizes> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB" });
  const page = await context.newPage();
  const taken = collectScripts(page);
  const idle = trackRequests(page);
  await page.goto(`/login?redirectUrl=${encodeURIComponent(firstList)}`);
  await page.getByLabel("User name").waitFor();
  const steps = [taken("the sign-in page")];
  await page.getByLabel("User name").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  // By keyboard: a pointer would come to lie on a menu, whose page is then fetched ahead.
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(2).waitFor();
  steps.push(taken(`the shell and ${firstList}, with rows`));
  await idle();
  await page.waitForTimeout(4000);
  steps.push(taken("afterwards, while idle"));
  const routes: PageScripts[] = [];
  for (const path of await menuPaths(page)) {
    await goTo(page, path);
    routes.push(taken(path));
  }
  await context.close();
  return { steps, routes };
}

/** Records the page's scripts; each counts once, where it was first requested. */
function collectScripts(page: Page): (name: string) => PageScripts {
  const counted = new Set<string>();
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(basename(pathname));
  });
  return (name) => {
    const fresh = [...asked].filter((file) => !counted.has(file));
    for (const file of fresh) counted.add(file);
    return { name, files: fresh.length, gzip: fresh.reduce((sum, file) => sum + gzipOf(file), 0) };
  };
}

function gzipOf(file: string): number {
  return gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
}
