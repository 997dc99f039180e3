import { chromium, expect as playwrightExpect, type Browser, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { publish, signInStaff } from "@atrium/server/testing/content";
import { browserOptions } from "../../browser.ts";
import { sdkFor } from "../../contract/_sdk.ts";
import type { RunningExample } from "../_example.ts";
import { tourOptions } from "../_tour.ts";
import { startNextApp } from "./_next-app.ts";

const expect = playwrightExpect.configure({ timeout: 30_000 });

const opened = new AsyncDisposableStack();
let server: TestServer;
let browser: Browser;
let app: RunningExample;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = opened.use(await startTestServer());
  const staff = await signInStaff(server);
  await publish(staff, {
    title: "The tide at six",
    content: `<h2>High water</h2><p class="align-center">Boats <b>leave</b>.</p>`,
  });
  app = opened.use(await startNextApp(server.url));
  browser = opened.adopt(await chromium.launch(browserOptions()), (started) => started.close());
}, 600_000);
afterAll(() => opened.disposeAsync());

describe("the Next.js example", () => {
  beforeEach(async () => {
    const context = await browser.newContext({ baseURL: app.url });
    page = await context.newPage();
    errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    // React reports what server and browser render differently.
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("Failed to load resource")) {
        errors.push(message.text());
      }
    });
  });
  afterEach(async () => {
    await page.context().close();
    expect(errors).toEqual([]);
  });

  it("renders list, kit and rich text on the server, without a script", async () => {
    const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto("/");
    await expect(still.locator("[data-slot=badge]")).toHaveText("1");
    await still.getByRole("link", { name: "The tide at six" }).click();
    await expect(still.getByRole("heading", { name: "High water" })).toBeVisible();
    const text = still.locator(".prose p");
    await expect(text).toHaveCSS("text-align", "center");
    expect(await text.innerHTML()).toBe("Boats <strong>leave</strong>.");
    await context.close();
  });

  it("answers an article that does not exist with 404", async () => {
    const missing = "00000000-0000-7000-8000-000000000000";
    const response = await page.request.get(`/articles/${missing}`);
    expect(response.status()).toBe(404);
  });

  it("goes from page to page in the browser", async () => {
    await open("/");
    await page.getByRole("link", { name: "The tide at six" }).click();
    await expect(page.getByRole("heading", { name: "The tide at six" })).toBeVisible();
    await page.getByRole("link", { name: "News" }).click();
    await expect(page.getByRole("heading", { name: "News" })).toBeVisible();
  });

  it("sends a form of the kit, with the server's errors at its fields", async () => {
    await open("/contact");
    const form = page.getByRole("form", { name: "Message" });
    await form.getByLabel("Name").fill("Mei Chen");
    await form.getByLabel("E-mail").fill("nowhere");
    await form.getByLabel("Message").fill("When do you open?");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Name")).toHaveValue("Mei Chen");
    await form.getByLabel("E-mail").fill("mei@example.org");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("status")).toContainText("Thank you");
    const { records } = await (await sdkFor(server, "admin")).messages.page({});
    expect(records.map(({ content }) => content)).toEqual(["When do you open?"]);
  });

  it("signs in, keeps the session on a reload, and signs out", async () => {
    await open("/");
    await page.getByLabel("User name").fill("editor");
    await page.getByLabel("Password").fill(tourOptions(server).password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Signed in as")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Signed in as")).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  });
});

/** Opens a page and waits until its script runs: the form to sign in is the browser's. */
async function open(path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
}
