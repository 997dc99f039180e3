import { spawn } from "node:child_process";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { browserOptions } from "../../browser.ts";
import { StaffClient } from "../../journeys/_staff-client.ts";
import { addressOf, stop } from "../_example.ts";
import { cleanEnv } from "../_run.ts";
import { copyRepository, type RepositoryCopy } from "./_repository-copy.ts";

// Installs the whole workspace.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } });

const opened = new AsyncDisposableStack();
let copy: RepositoryCopy;
let browser: Browser;
let url: string;

beforeAll(async () => {
  copy = opened.use(await copyRepository());
  const args = ["install", "--frozen-lockfile", "--prefer-offline"];
  await copy.run("pnpm", args, { env: { CI: "true" }, timeoutMs: 300_000 });
  const dev = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: copy.folder,
    env: { ...cleanEnv(), PORT: "0", DATA_DIR: join(copy.folder, ".atrium/data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  opened.adopt(dev, stop);
  url = await addressOf(dev);
  // Nobody reads it any more, and a full pipe would hold the server.
  dev.stdout.resume();
  browser = opened.adopt(await chromium.launch(browserOptions()), (own) => own.close());
});
afterAll(() => opened.disposeAsync());

it("an edited component is shown without a reload, and what was typed stays", async () => {
  const page = await openSignIn();
  await page.getByLabel("User name").fill("half-typed");
  const document = await page.evaluateHandle(() => window.document.documentElement);
  edit("apps/web/src/app/sign-in/sign-in-page.tsx", (text) =>
    text.replace("{title}</h1>", "{title} (edited)</h1>"),
  );
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).textContent())
    .toContain("edited");
  expect(await page.getByLabel("User name").inputValue()).toBe("half-typed");
  expect(await document.evaluate((root) => root === window.document.documentElement)).toBe(true);
});

it("an edit of the server is live, and sessions in the embedded database outlive it", async () => {
  const session = await new StaffClient(url).newSessionOf("editor");
  const message = "No door is here.";
  edit("apps/server/src/kernel/messages/en.ts", (text) =>
    text.replace("There is nothing at this URL.", message),
  );
  await expect.poll(async () => (await fetch(`${url}/rest/nothing`)).text()).toContain(message);
  const headers = { Authorization: session };
  expect((await fetch(`${url}/rest/user/current`, { headers })).status).toBe(200);
});

async function openSignIn(): Promise<Page> {
  const page = await browser.newPage({ locale: "en-GB" });
  await page.goto(`${url}/login`);
  await expect.poll(() => page.locator("html").getAttribute("data-app")).toBe("there");
  return page;
}

/** Edits a file of the copy; a change that changes nothing fails the test. */
function edit(file: string, change: (text: string) => string): void {
  const before = copy.read(file);
  const after = change(before);
  expect(after).not.toBe(before);
  copy.write(file, after);
}
