import { expect, test } from "./_test.ts";

/** The page is never loaded whole. */
const soon = { waitUntil: "commit" } as const;

test("the sign-in form is there before its script, in the chosen colours", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("themeName", "light"));
  await page.goto("/login", soon);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByLabel("User name")).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("typed early");
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await button.click();
  // Held: it neither leaves the page nor puts anything in the address.
  await expect(button).toHaveCSS("cursor", "progress");
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("typed early");
});

test.beforeEach(async ({ page }) => {
  // A line so slow that the page's script never comes.
  await page.route(/\/assets\/.*\.js$/, () => {});
});

test("the sign-in page says that its script could not be loaded, and keeps what was typed", async ({
  page,
}) => {
  await page.route(/\/assets\/(?!start-).*\.js$/, (route) => route.abort());
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.continue());
  await page.goto("/login");
  await page.getByLabel("User name").fill("ada");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const said = page.getByRole("alert");
  await expect(said).toHaveText("This page could not be loaded completely. Load it again");
  await expect(page.getByLabel("User name")).toHaveValue("ada");
  await page.unrouteAll();
  await said.getByRole("link").click();
  await expect(page.locator("html")).toHaveAttribute("data-app", "there");
  await expect(said).toBeHidden();
});

test("the back office says that its script could not be loaded", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/content/articles");
  const said = page.getByRole("main").getByRole("status");
  await expect(said).toHaveText("This page could not be loaded completely. Load it again");
  await page.unrouteAll();
  await said.getByRole("link").click();
  await expect(page).toHaveURL(/\/login/);
});

test("a press on the sign-in page between the app and its form is held, then sent", async ({
  page,
}) => {
  await page.unrouteAll();
  // At the first sign of the app the form, a boundary of its own, may be without its handlers still.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { documentElement: root, forms } = document;
      const [form] = forms;
      if (root.dataset["app"] === undefined || form === undefined) return;
      observer.disconnect();
      for (const input of form.querySelectorAll("input")) input.value = "not-my-password";
      form.requestSubmit();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/login" || pathname === "/rest/token") {
      requests.push(`${request.method()} ${pathname}`);
    }
  });
  await page.goto("/login", soon);
  await expect(page.getByText("Wrong user name or password.")).toBeVisible();
  expect(requests).toEqual(["GET /login", "POST /rest/token"]);
});

test("the language switch works before the script loads", async ({ page }) => {
  await page.goto("/article-list?pageNo=2", soon);
  await page.getByRole("link", { name: /^中文/ }).click();
  await expect(page.getByRole("heading", { name: "全部文章" })).toBeVisible();
  await expect(page).toHaveURL(/\/zh\/article-list$/);
});

test("the theme switch works before the script loads, and the choice is kept", async ({ page }) => {
  await page.goto("/article-list", soon);
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goto("/index", soon);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the theme switch and the search key work while the app waits for a part of its script", async ({
  page,
}) => {
  await page.unrouteAll();
  await page.route(/\/assets\/home-.*\.js$/, () => {});
  await page.goto("/index");
  await page.locator("body").dispatchEvent("pointerdown");
  // React has begun, and stops what it cannot answer yet.
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.keyboard.press("/");
  await expect(page).toHaveURL(/\/search-list$/);
});
