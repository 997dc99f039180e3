/** The pages that are measured. */
import type { Browser } from "@playwright/test";

/** A page by its name and its address below the site's. */
export interface SitePage {
  name: "home" | "list" | "detail";
  path: string;
}

/** Home, the list of everything, and the article that leads it. */
export async function findPages(browser: Browser, url: string): Promise<SitePage[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/article-list`);
  const article = await page.locator('main a[href*="article-detail"]').first().getAttribute("href");
  await page.close();
  if (article === null) throw new Error("The list leads to no article.");
  return [
    { name: "home", path: "/index" },
    { name: "list", path: "/article-list" },
    { name: "detail", path: article },
  ];
}
