/** Signs in to the admin and finds its pages. */
import type { Page } from "@playwright/test";
import { trackRequests } from "../../e2e/network-idle.ts";

/** The password of every demo account. */
export const demoPassword = "Atrium-demo-1";

/** Signs the administrator in before the first page loads. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const reply = await page.request.post("/rest/login", {
    data: { username: "admin", password: demoPassword },
  });
  const { result }: { result: { token: string } } = await reply.json();
  await page.addInitScript((token) => sessionStorage.setItem("token", token), result.token);
}

interface Entry {
  type: string;
  url: string | null;
  children?: Entry[];
}

/** The paths of the pages in the signed-in user's menus. */
export async function menuPaths(page: Page): Promise<string[]> {
  const menus = await ask<Entry[]>(page, "/rest/menus/currentUser");
  const flat = (entries: Entry[]): Entry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  return flat(menus).flatMap(({ type, url }) =>
    type === "directory" || url === null || url.includes(":") ? [] : [url],
  );
}

/** Navigates within the back office, without a reload, and waits until the page is shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  const idle = trackRequests(page);
  await page.evaluate((to) => history.pushState({}, "", to), path);
  await page.locator(`[data-pane="${path}"]`).waitFor();
  await idle();
}

/** The paths of detail pages, one for each of `count` articles. */
export async function recordPaths(page: Page, count: number): Promise<string[]> {
  const { records } = await ask<{ records: { id: string }[] }>(
    page,
    `/rest/api/dtArticle/page?pageNo=1&pageSize=${count}`,
  );
  return records.map(({ id }) => `/content/articles/view/${id}`);
}

/** Creates a draft; returns its id. */
export async function writeArticle(page: Page, content: string): Promise<string> {
  await page.goto("/dashboard");
  const [type] = await ask<{ id: string }[]>(page, "/rest/api/dtArticleType/list");
  const data = { typeId: type?.id, title: "A very long article", content };
  const { id } = await ask<{ id: string }>(page, "/rest/api/dtArticle/save", data);
  return id;
}

/** Calls the API as the signed-in user; a POST when there is `data`. */
async function ask<Result>(page: Page, path: string, data?: object): Promise<Result> {
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const options = { headers: { Authorization: token } };
  const reply = await (data === undefined
    ? page.request.get(path, options)
    : page.request.post(path, { ...options, data }));
  const { result }: { result: Result } = await reply.json();
  return result;
}
