/** `pnpm bench web`: what the back office loads and how quick it is, in a headless Chromium. */
import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserOptions } from "../../e2e/browser.ts";
import { ensureAppsBuilt } from "../../scripts/bootstrap/prepare.mjs";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { replaceSection } from "../report/markdown.ts";
import { measureRerenders } from "./measure-rerenders.ts";
import { measurePages } from "./measure-pages.ts";
import { measureParts } from "./measure-parts.ts";
import { measureSignIn } from "./measure-sign-in.ts";
import { measureScripts } from "./measure-scripts.ts";
import { measureTyping } from "./measure-typing.ts";
import { readOptions, type Options, type Part } from "./options.ts";
import type { Measured } from "./goals.ts";
import { writeReport } from "./report.ts";
import { serveSite } from "./site.ts";

/** Runs the suite with the arguments of the command line: `--rounds 15 --only typing --write`. */
export async function runWebSuite(args: string[]): Promise<void> {
  const options = readOptions(args);
  await ensureAppsBuilt();
  const loadBefore = machineLoad();
  const report = writeReport(await measure(options));
  const content = [
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, load ${loadBefore} before and ${machineLoad()} after.`,
    `\`pnpm bench ${["web", ...args].join(" ")}\`: ${options.rounds} rounds.`,
    "",
    report,
  ].join("\n");
  console.log(`\n${content}`);
  if (options.write) writeResults(content);
}

async function measure({ rounds, only }: Options): Promise<Measured> {
  await using site = await serveSite();
  const browser = await chromium.launch(browserOptions());
  try {
    const when = async <Costs>(part: Part, run: () => Promise<Costs>) =>
      only.has(part) ? await run() : undefined;
    return {
      signIn: await when("signIn", () => measureSignIn(browser, site.url, rounds)),
      scripts: await when("scripts", () => measureScripts(browser, site.url)),
      pages: await when("pages", () => measurePages(browser, site.url, rounds)),
      rerenders: await when("rerenders", () => measureRerenders(browser, site.url, rounds)),
      parts: await when("parts", () => measureParts(browser, rounds)),
      typing: await when("typing", () => measureTyping(browser, site.url, rounds)),
    };
  } finally {
    await browser.close();
  }
}

function writeResults(content: string): void {
  const file = join(import.meta.dirname, "../RESULTS.md");
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), "web", content));
}
