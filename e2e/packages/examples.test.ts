import { chromium, expect as playwrightExpect, type Browser, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { signInStaff, publish } from "@atrium/server/testing/content";
import { browserOptions } from "../browser.ts";
import { sdkFor } from "../contract/_sdk.ts";
import { installExamples, type Examples, type RunningExample } from "./_example.ts";
import * as visit from "./_example-visit.ts";
import { tourOptions } from "./_tour.ts";

// A busy machine draws late.
const expect = playwrightExpect.configure({ timeout: 30_000 });

const opened = new AsyncDisposableStack();
let server: TestServer;
let browser: Browser;
let examples: Examples;
let example: RunningExample;
let page: Page;

beforeAll(async () => {
  server = opened.use(await startTestServer());
  browser = opened.adopt(await chromium.launch(browserOptions()), (started) => started.close());
  examples = opened.use(await installExamples(["admin", "notice-board"]));
});
afterAll(() => opened.disposeAsync());

/** A browser of its own for each test, and no error in it. */
function visitExample(): void {
  let errors: Error[];
  beforeEach(async () => {
    const context = await browser.newContext({ baseURL: example.url });
    page = await context.newPage();
    errors = [];
    page.on("pageerror", (error) => errors.push(error));
  });
  afterEach(async () => {
    await page.context().close();
    expect(errors).toEqual([]);
  });
}

describe("the admin example: the hooks with another router and unstyled", () => {
  beforeAll(async () => {
    const sdk = await sdkFor(server, "admin");
    for (const name of ["Aldra", "Brack", "Cole", "Dune", "Estuary", "Fjord"]) {
      await sdk.friendlyLinks.save({ name, url: `https://${name.toLowerCase()}.example.org` });
    }
    example = opened.use(await examples.start("admin", server.url));
  });
  visitExample();

  it("signs in, returns to the requested page, and signs out", async () => {
    await page.goto("/content/friendly-links?keyword=dune");
    await signIn("admin");
    await expect(page.getByRole("cell", { name: "https://dune.example.org" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("?keyword=dune");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  it("explains a wrong password", async () => {
    await page.goto("/login");
    await signIn("admin", "not this one");
    expect(await page.getByRole("alert").innerText()).not.toBe("");
  });

  it("builds menu and pages from the server's menus", async () => {
    await page.goto("/login");
    await signIn("admin");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Roles" }).click();
    await expect(page.getByText("Reviewer")).toBeVisible();
    await menu.getByRole("link", { name: "Friendly links" }).click();
    await expect(page.getByRole("heading", { name: "Friendly links" })).toBeVisible();
    const open = page.getByRole("list", { name: "Open pages" });
    await open.getByRole("button", { name: "Close Friendly links" }).click();
    await expect(page.getByText("Reviewer")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/system/roles");
  });

  it("shows no page without a menu", async () => {
    await page.goto("/content/friendly-links");
    await signIn("reviewer");
    await expect(page.getByText("There is no such page.")).toBeVisible();
  });

  it("pages, filters, creates, changes and deletes", async () => {
    await page.goto("/content/friendly-links");
    await signIn("admin");
    await expect(page.getByText("Page 1 of 2, 6 links")).toBeVisible();
    await page.getByRole("button", { name: "On" }).click();
    await expect(page.getByText("Page 2 of 2")).toBeVisible();

    await page.getByRole("button", { name: "New link" }).click();
    const form = page.getByRole("form", { name: "New link" });
    await form.getByLabel("Name").fill("Gulf");
    await form.getByLabel("Address").fill("https://gulf.example.org");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Gulf is saved.")).toBeVisible();
    await page.getByRole("searchbox", { name: "Name" }).fill("gulf");
    await page.getByRole("button", { name: "Edit Gulf" }).click();
    const change = page.getByRole("form", { name: "Gulf" });
    await change.getByLabel("Address").fill("https://gulf.example.net");
    await change.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("cell", { name: "https://gulf.example.net" })).toBeVisible();

    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete Gulf" }).click();
    await expect(page.getByText("No link matches.")).toBeVisible();
  });

  it("continues an edit after the session expires", async () => {
    await page.goto("/content/friendly-links?keyword=cole");
    await signIn("admin");
    await page.getByRole("button", { name: "Edit Cole" }).click();
    const form = page.getByRole("form", { name: "Cole" });
    await form.getByLabel("Name").fill("Cole & Sons");
    await visit.endSessions(server);
    await form.getByRole("button", { name: "Save" }).click();
    const again = page.getByRole("region", { name: "Sign in again" });
    await expect(again).toBeVisible();
    expect(await form.getByLabel("Name").inputValue()).toBe("Cole & Sons");
    await signIn("admin");
    await expect(again).toBeHidden();
    // What had been refused was sent once more, by itself.
    await expect(page.getByText("Cole & Sons is saved.")).toBeVisible();
  });

  it("shows two people's changes side by side, and saves the choice", async () => {
    await page.goto("/content/friendly-links?keyword=brack");
    await signIn("admin");
    await page.getByRole("button", { name: "Edit Brack" }).click();
    const sdk = await sdkFor(server, "admin");
    const [link] = (await sdk.friendlyLinks.page({ keyword: "Brack" })).records;
    if (link === undefined) throw new Error("there is no such link");
    const theirs = { name: "Brack Water", url: "https://brack.example.net" };
    await sdk.friendlyLinks.update({ id: link.id, version: link.version, ...theirs });

    const form = page.getByRole("form", { name: "Brack" });
    await form.getByLabel("Name").fill("Brackish");
    await form.getByRole("button", { name: "Save" }).click();
    const choice = page.getByRole("region", { name: "Somebody else was faster" });
    await expect(choice.getByText("yours: Brackish, theirs: Brack Water")).toBeVisible();
    await choice.getByRole("button", { name: "Keep mine" }).click();
    await expect(page.getByText("Brackish is saved.")).toBeVisible();
    expect(await sdk.friendlyLinks.get(link.id)).toMatchObject({
      name: "Brackish",
      url: "https://brack.example.net",
    });
  });

  it("uploads an image and shows it", async () => {
    await page.goto("/content/friendly-links?keyword=estuary");
    await signIn("admin");
    await page.getByRole("button", { name: "Edit Estuary" }).click();
    const form = page.getByRole("form", { name: "Estuary" });
    await form.getByLabel("Choose a picture").setInputFiles(visit.onePixelFile("logo.png"));
    await expect(form.getByText("logo.png is there")).toBeVisible();
    await form.getByRole("button", { name: "Save" }).click();
    const picture = page.getByRole("row", { name: "Estuary" }).locator("img");
    await expect(picture).toBeAttached();
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBe(1);
  });

  it("shares the session with another tab, and signs out in both", async () => {
    await page.goto("/content/friendly-links");
    await signIn("admin");
    await expect(page.getByRole("heading", { name: "Friendly links" })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/system/roles");
    await expect(other.getByText("Reviewer")).toBeVisible();
    await other.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });
});

describe("notice-board: the SDK alone", () => {
  beforeAll(async () => {
    const staff = await signInStaff(server);
    for (const title of ["Ebb", "Flood", "Groyne", "Haven", "Inlet", "Jetty"]) {
      const content = `<p>All about the ${title.toLowerCase()}.</p><p><b>Really</b> all.</p>`;
      await publish(staff, { title, content });
    }
    example = opened.use(await examples.start("notice-board", server.url));
  });
  visitExample();

  it("lists published articles page by page", async () => {
    await page.goto("/");
    await expect(page.getByText("5 of 6")).toBeVisible();
    await page.getByRole("button", { name: "More" }).click();
    await expect(page.getByText("6 of 6")).toBeVisible();
    expect(await page.getByRole("list").getByRole("button").count()).toBe(6);
  });

  it("searches, and opens a result", async () => {
    await page.goto("/");
    await page.getByRole("searchbox", { name: "Find" }).pressSequentially("groyne");
    await expect(page.getByText("1 of 1")).toBeVisible();
    await page.getByRole("button", { name: "Groyne" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("All about the groyne.")).toBeVisible();
    await expect(dialog.getByText("Really all.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  it("sends a message, and shows field errors", async () => {
    await page.goto("/");
    await page.getByLabel("Name").fill("Mei Chen");
    await page.getByLabel("E-mail").fill("nowhere");
    await page.getByLabel("Message").fill("When do you open?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => page.locator("[data-problem-of=email]").innerText()).not.toBe("");
    await page.getByLabel("E-mail").fill("mei@example.org");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you")).toBeVisible();
    const sdk = await sdkFor(server, "admin");
    const { records } = await sdk.messages.page({});
    expect(records.map(({ name, content }) => [name, content])).toEqual([
      ["Mei Chen", "When do you open?"],
    ]);
  });
});

function signIn(username: string, password = tourOptions(server).password): Promise<void> {
  return visit.signIn(page, username, password);
}
