import { chromium, expect as playwrightExpect, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { signInStaff, write } from "@atrium/server/testing/content";
import { browserOptions } from "../browser.ts";
import { installExamples } from "./_example.ts";
import { endSessions, onePixelFile, signIn as signInOn } from "./_example-visit.ts";
import { tourOptions } from "./_tour.ts";

// A busy machine draws late.
const expect = playwrightExpect.configure({ timeout: 30_000 });

const opened = new AsyncDisposableStack();
let server: TestServer;
let openPage: () => Promise<Page>;
let page: Page;
let errors: Error[];

beforeAll(async () => {
  server = opened.use(await startTestServer());
  const staff = await signInStaff(server);
  for (let i = 1; i <= 12; i += 1) await write(staff, { title: `Lighthouse ${i}` });
  const examples = opened.use(await installExamples(["starter"]));
  const { url } = opened.use(await examples.start("starter", server.url));
  const browser = opened.adopt(await chromium.launch(browserOptions()), (own) => own.close());
  openPage = async () => (await browser.newContext({ baseURL: url })).newPage();
  // A busy machine installs and builds late, too.
}, 400_000);
afterAll(() => opened.disposeAsync());

beforeEach(async () => {
  page = await openPage();
  errors = [];
  page.on("pageerror", (error) => errors.push(error));
});
afterEach(async () => {
  await page.context().close();
  expect(errors).toEqual([]);
});

it("signs in at home, with the menu, and again after a reload", async () => {
  await page.goto("/");
  await signIn("admin", "not this one");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await signIn("admin");
  const articles = page.getByRole("navigation").getByRole("link", { name: "Articles" });
  await expect(articles).toBeVisible();
  expect(pathOf(page)).toBe("/");
  await page.reload();
  await expect(articles).toBeVisible();
});

it("pages and searches a list, in the address", async () => {
  await page.goto("/content/articles");
  await signIn("admin");
  await expect(page.getByText("Page 1 of 2, 12 articles")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  expect(pathOf(page)).toBe("/content/articles?pageNo=2");
  await page.getByLabel("Search articles").fill("Lighthouse 12");
  await expect(page.getByText("Page 1 of 1, 1 articles")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("cell", { name: "Lighthouse 12" })).toBeVisible();
});

it("keeps pages as tabs, and shows the next one when one is closed", async () => {
  await page.goto("/content/articles?keyword=11");
  await signIn("admin");
  await page.getByRole("link", { name: "Roles" }).click();
  await expect(page.getByText("No view is called “system/role/index” yet")).toBeVisible();
  const tabs = page.getByRole("list", { name: "Open pages" });
  await tabs.getByRole("button", { name: "Close Roles" }).click();
  await expect(page.getByRole("cell", { name: "Lighthouse 11" })).toBeVisible();
  expect(pathOf(page)).toBe("/content/articles?keyword=11");
  await tabs.getByRole("button", { name: "Close Articles" }).click();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
});

it("uploads a picture, and refuses another file with one notice", async () => {
  await page.goto("/");
  await signIn("admin");
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ ...onePixelFile("notes.txt"), mimeType: "text/plain" });
  await expect(page.getByRole("status").getByRole("paragraph")).toHaveCount(1);
  await chooser.setInputFiles(onePixelFile("harbour.png"));
  await expect(page.getByRole("progressbar", { name: "Upload of harbour.png" })).toHaveJSProperty(
    "value",
    100,
  );
  const picture = page.getByRole("img", { name: "harbour.png" });
  await expect(picture).toHaveJSProperty("naturalWidth", 1);
});

it("says once that the session has expired, and comes back after a sign-in", async () => {
  await page.goto("/content/articles?keyword=lighthouse");
  await signIn("admin");
  await expect(page.getByText("Page 1 of 2, 12 articles")).toBeVisible();
  await endSessions(server);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("status").getByRole("paragraph")).toHaveText([
    "the identity information has expired, please log in again",
  ]);
  await signIn("admin");
  await expect(page.getByText("12 articles")).toBeVisible();
  expect(pathOf(page)).toBe("/content/articles?keyword=lighthouse&pageNo=2");
});

it("signs out, and keeps nothing for the next user", async () => {
  await page.goto("/content/articles");
  await signIn("admin");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(pathOf(page)).toBe("/login");
  await signIn("auditor");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close Articles" })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Pictures" })).toHaveCount(0);
});

function signIn(username: string, password = tourOptions(server).password): Promise<void> {
  return signInOn(page, username, password);
}

function pathOf(shown: Page): string {
  const { pathname, search } = new URL(shown.url());
  return pathname + search;
}
