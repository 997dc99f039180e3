/** `pnpm bench web`: what the back office loads and how quick it is, in a headless Chromium. */
import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserOptions } from "../../e2e/browser.ts";
import { ensureAppsBuilt } from "../../scripts/bootstrap/prepare.mjs";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { replaceSection } from "../report/markdown.ts";
import { measureRerenders } from "./measure-rerenders.ts";
import { measurePages } from "./measure-pages.ts";
import { measureParts } from "./measure-parts.ts";
import { measureScripts } from "./measure-scripts.ts";
import { measureTyping } from "./measure-typing.ts";
import { writeReport } from "./report.ts";
import { serveSite } from "./site.ts";

/** Runs the suite with the arguments of the command line: `--rounds 15 --write`. */
export async function runWebSuite(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "15" },
      write: { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 5) throw new Error("--rounds needs at least 5.");
  await ensureAppsBuilt();
  const loadBefore = machineLoad();
  const report = writeReport(await measure(rounds));
  const content = [
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, load ${loadBefore} before and ${machineLoad()} after.`,
    `\`pnpm bench ${["web", ...args].join(" ")}\`: ${rounds} rounds.`,
    "",
    report,
  ].join("\n");
  console.log(`\n${content}`);
  if (values.write) writeResults(content);
}

async function measure(rounds: number) {
  await using site = await serveSite();
  const browser = await chromium.launch(browserOptions());
  try {
    return {
      scripts: await measureScripts(browser, site.url),
      pages: await measurePages(browser, site.url, rounds),
      rerenders: await measureRerenders(browser, site.url, rounds),
      parts: await measureParts(browser, rounds),
      typing: await measureTyping(browser, site.url, rounds),
    };
  } finally {
    await browser.close();
  }
}

function writeResults(content: string): void {
  const file = join(import.meta.dirname, "../RESULTS.md");
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), "web", content));
}
