/** `pnpm bench site`: how the public site loads on a slow line, how fast it is given out, and whether it leaks. */
import { chromium } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserOptions } from "../../e2e/browser.ts";
import { ensureAppsBuilt } from "../../scripts/bootstrap/prepare.mjs";
import { readCount } from "../command-line.ts";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { replaceSection } from "../report/markdown.ts";
import { weighPublicLibraries } from "../web/library-scripts.ts";
import { serveSite } from "../web/site.ts";
import type { Results } from "./goals.ts";
import { measureLoads } from "./measure-loads.ts";
import { measureMemory } from "./measure-memory.ts";
import { measureRates } from "./measure-rates.ts";
import { findPages } from "./pages.ts";
import { writeReport } from "./report.ts";
import { serveStaticCopy } from "./static-copy.ts";

/** Runs the suite with the arguments of the command line: `--rounds 9 --renders 20000 --write`. */
export async function runSiteSuite(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "9" },
      renders: { type: "string", default: "20000" },
      write: { type: "boolean", default: false },
    },
  });
  const rounds = readCount("rounds", values.rounds, 3);
  const renders = readCount("renders", values.renders, 1000);
  await ensureAppsBuilt();
  const loadBefore = machineLoad();
  const report = writeReport(await measure(rounds, renders));
  const content = [
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, load ${loadBefore} before and ${machineLoad()} after.`,
    `\`pnpm bench ${["site", ...args].join(" ")}\`: ${rounds} rounds, ${renders} renders.`,
    "",
    report,
  ].join("\n");
  console.log(`\n${content}`);
  if (values.write) writeResults(content);
}

async function measure(rounds: number, renders: number): Promise<Results> {
  await using site = await serveSite();
  await using copy = await serveStaticCopy(site.url);
  const { pages, loads } = await measureInBrowser(site.url, copy.url, rounds);
  return {
    loads,
    libraries: await weighPublicLibraries(),
    rates: await measureRates(site.url, pages, rounds),
    memory: await measureMemory(pages, renders),
  };
}

async function measureInBrowser(site: string, copy: string, rounds: number) {
  const browser = await chromium.launch(browserOptions());
  try {
    const pages = await findPages(browser, site);
    return { pages, loads: await measureLoads(browser, { site, copy, pages, rounds }) };
  } finally {
    await browser.close();
  }
}

function writeResults(content: string): void {
  const file = join(import.meta.dirname, "../RESULTS.md");
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), "site", content));
}
