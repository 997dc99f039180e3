import { expect, test } from "./_test.ts";

declare global {
  interface Window {
    /** The API's paths that were asked for while the page's pane was not shown yet. */
    askedAhead: string[];
  }
}

const pages = [
  {
    path: "/profile",
    asks: ["secondFactor", "passkey", "notification/preference", "liveSession", "accessToken"],
  },
  { path: "/content/site-setting", asks: ["site"] },
  { path: "/content/calendar", asks: ["calendar"] },
  { path: "/content/trash", asks: ["rticle"] },
  { path: "/system/menus", asks: ["menu"] },
  { path: "/system/orgs", asks: ["org"] },
  { path: "/monitor/health", asks: ["systemHealth"] },
  { path: "/content/comments", asks: ["omment/page"] },
];

test("pages ask for what they show first before they are shown", async ({ page, signInAs }) => {
  await signInAs("admin");
  // The dashboard would have asked for some of it.
  await page.goto("/tasks/read");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(recordCalls);
  for (const { path, asks } of pages) {
    await page.evaluate((to) => {
      window.askedAhead = [];
      history.pushState({}, "", to);
    }, path);
    await page.locator(`[data-pane="${path}"]`).waitFor();
    const asked = await page.evaluate(() => window.askedAhead);
    for (const name of asks) expect(asked, path).toContainEqual(expect.stringContaining(name));
  }
});

test("the state of the system is asked for once by a visit, and shows no wait", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/tasks/read");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const asked: string[] = [];
  await page.route("**/rest/api/systemHealth/**", async (route) => {
    asked.push(route.request().url());
    await route.continue();
  });
  await page.evaluate(() => history.pushState({}, "", "/monitor/health"));
  const pane = page.locator('[data-pane="/monitor/health"]');
  await expect(pane.getByRole("status").first()).toBeVisible();
  await expect(pane.getByRole("button", { name: "Check again" })).not.toHaveAttribute("aria-busy");
  expect(asked).toHaveLength(1);
});

function recordCalls(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      location.href,
    );
    const isShown = document.querySelector(`[data-pane="${location.pathname}"]`) !== null;
    if (!isShown) window.askedAhead.push(pathname);
    return send(input, init);
  };
}
