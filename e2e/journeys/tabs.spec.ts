import { startApp } from "./_app.ts";
import { expect, test } from "./_test.ts";

test("hidden tabs keep filters, page and input, and closing one with unsaved input asks first", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/dashboard");
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await page.getByRole("button", { name: "Content" }).click();
  await page.getByRole("link", { name: "Friendly links" }).click();
  await page.getByLabel("Search links").fill("Port");
  await expect(page).toHaveURL(/keyword=Port/);
  await page.getByRole("button", { name: "New link" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Half typed");

  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Commands" }).fill("Quick links");
  await page.keyboard.press("Enter");
  await expect(strip.getByRole("tab", { selected: true })).toHaveText(/Quick links/);

  const hidden = strip.getByRole("tab", { name: /Friendly links/ });
  const close = async (answer: string) => {
    await hidden.click({ button: "right" });
    await page.getByRole("menuitem", { name: "Close", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Save your changes first?" });
    await question.getByRole("button", { name: answer }).click();
    await expect(question).toHaveCount(0);
  };
  await close("Save");
  await hidden.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByLabel("Name")).toHaveValue("Half typed");
  await expect(sheet.getByRole("alert")).toContainText("URL: This field is required.");
  await page.goBack();
  await expect(strip.getByRole("tab", { selected: true })).toHaveText(/Quick links/);
  await close("Discard");
  await expect(hidden).toHaveCount(0);
});

test("a closed tab can be reopened, and all tabs survive a reload", async ({ page, signInAs }) => {
  await signInAs("admin");
  const tabs = page.getByRole("tablist", { name: "Open tabs" }).getByRole("tab");
  await page.goto("/content/friendly-links?keyword=Port");
  await expect(tabs).toHaveText([/Dashboard/, /Friendly links/]);
  await page.goto("/content/quick-links");
  await expect(tabs).toHaveText([/Dashboard/, /Friendly links/, /Quick links/]);

  await tabs.nth(1).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Close", exact: true }).click();
  await expect(tabs).toHaveCount(2);
  await page.keyboard.press("Control+Alt+T");
  await expect(page).toHaveURL(/friendly-links\?keyword=Port/);
  await page.reload();
  await expect(tabs).toHaveText([/Dashboard/, /Friendly links/, /Quick links/]);

  // The focus goes on to the tab that is shown then.
  await tabs.nth(2).click();
  await page.keyboard.press("Delete");
  await expect(tabs).toHaveCount(2);
  await page.keyboard.press("Delete");
  await expect(tabs).toHaveText([/Dashboard/]);
  await expect(tabs.first()).toBeFocused();
});

test("tabs are dragged into another order, which a reload keeps", async ({ page, signInAs }) => {
  await signInAs("admin");
  const tabs = page.getByRole("tablist", { name: "Open tabs" }).getByRole("tab");
  for (const path of ["/content/friendly-links", "/content/quick-links", "/content/trash"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(tabs).toHaveText([/Dashboard/, /Friendly links/, /Quick links/, /Trash/]);
  await tabs.nth(3).dragTo(tabs.nth(1));
  const moved = [/Dashboard/, /Trash/, /Friendly links/, /Quick links/];
  await expect(tabs).toHaveText(moved);
  await page.reload();
  await expect(tabs).toHaveText(moved);
});

test("a page's script is preloaded on hover, and the page renders on navigation", async ({
  page,
  signInAs,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const isFetched = () => fetched.some((path) => path.includes("/friendly-link-list-page"));
  await signInAs("admin");
  await page.goto("/content/quick-links");
  await page.getByRole("row").nth(1).waitFor();
  await expect(page.locator("[data-pane]")).toHaveCount(1);
  expect(isFetched()).toBe(false);
  await page.getByRole("link", { name: "Friendly links" }).hover();
  await expect.poll(isFetched).toBe(true);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.locator("[data-pane]")).toHaveCount(2);
});

test("on a phone the active tab is scrolled into view, and pages keep their scroll position", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInAs("admin");
  for (const path of ["/content/trash", "/content/friendly-links", "/products"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const front = page.getByRole("tablist", { name: "Open tabs" }).getByRole("tab", {
    selected: true,
  });
  await page.getByRole("link", { name: "T80 harbour radar" }).click();
  await expect(page.getByRole("heading", { name: "T80 harbour radar" })).toBeVisible();
  await expect(front).toHaveText("T80 harbour radar");
  await expect(front).toBeInViewport({ ratio: 0.99 });

  const pane = page.locator("[data-pane]:visible");
  await pane.evaluate((element) => element.scrollTo(0, 300));
  await page.goBack();
  await expect(front).toHaveText("Products");
  await expect(front).toBeInViewport({ ratio: 0.99 });
  await page.goForward();
  await expect(front).toHaveText("T80 harbour radar");
  expect(await pane.evaluate((element) => element.scrollTop)).toBe(300);
});

test("the list of all tabs has the colours of the theme", async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInAs("admin");
  for (const path of ["/content/trash", "/content/friendly-links", "/products"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // A transparent list is white in every theme.
  const list = page.getByRole("combobox", { name: /open tabs$/ });
  await expect(list).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("an unknown address shows a notice within the back office, and its own address the first page", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  const notice = page.getByRole("heading", { name: "Page not found" });
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await page.goto("/system/no-such-page");
  await expect(notice).toBeVisible();
  await expect(strip).toBeVisible();
  await expect(strip.getByRole("tab", { selected: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("restored tabs of pages that are gone are closed with a notice", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/content/friendly-links");
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await expect(strip.getByRole("tab", { name: /Friendly links/ })).toBeVisible();
  await page.evaluate(() => {
    const stored = sessionStorage.getItem("tabs") ?? "";
    sessionStorage.setItem("tabs", stored.replaceAll("/content/friendly-links", "/content/gone"));
  });
  await page.goto("/content/quick-links");
  await expect(page.getByText("The tab Friendly links is closed")).toBeVisible();
  await expect(strip.getByRole("tab")).toHaveText([/Dashboard/, /Quick links/]);
});

test.describe("in a Chinese browser", () => {
  test.use({ locale: "zh-CN" });

  test("the back office is Chinese at an unknown address too", async ({ page, signInAs }) => {
    await signInAs("admin");
    await page.goto("/system/no-such-page");
    await expect(page.getByRole("heading", { name: "页面不存在" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  });
});

test("tabs of the back office hand over the session, and public pages never do", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs("editor");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto("/index");
  const answers = () => visitor.evaluate(askForToken);
  expect(await answers()).toEqual(["token"]);
  // In the browser's tab that had the session, and after a link to another page.
  await page.goto("/index");
  await startApp(page);
  expect(await answers()).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/);
  await startApp(visitor);
  expect(await page.evaluate(askForToken)).toEqual([]);
});

test("a new tab waits for the signed-in one that is too busy to answer", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs("publisher");
  await page.goto("/content/quick-links");
  await expect(page.getByRole("row")).not.toHaveCount(0);
  const beside = await context.newPage();
  // Loaded before, so that the busy tab is asked while it is busy.
  await beside.goto("/index");
  const busy = page.evaluate(() => {
    const end = performance.now() + 1500;
    while (performance.now() < end);
  });
  await beside.goto("/content/friendly-links");
  await expect(beside.getByRole("heading", { name: "Friendly links", level: 1 })).toBeVisible();
  await busy;
});

/** What other tabs answer to one that asks for their token. */
function askForToken(): Promise<string[]> {
  const channel = new BroadcastChannel("atrium-session");
  const heard: string[] = [];
  channel.addEventListener("message", ({ data }) => heard.push(data.type));
  channel.postMessage({ type: "tokenRequested" });
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.close();
      resolve(heard);
    }, 500);
  });
}
