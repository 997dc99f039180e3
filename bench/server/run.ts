/** `pnpm bench server`: how fast the server is beside Fastify and pg alone, what it occupies, and how it grows. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureAppsBuilt } from "../../scripts/bootstrap/prepare.mjs";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { replaceSection } from "../report/markdown.ts";
import { copyDatabase, databaseUrl } from "./databases.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import type { Results } from "./goals.ts";
import { measureEmbedded } from "./measure-embedded.ts";
import { measureLoad } from "./measure-load.ts";
import { parts, readOptions, type Options, type Part } from "./options.ts";
import { writeReport } from "./report.ts";
import { sampleSite } from "./sample-site.ts";

/** The database that is put under load: large enough that nothing fits into a page, small enough to be copied. */
const loaded = "100k";

/** Runs the suite with the arguments of the command line. */
export async function runServerSuite(args: string[]): Promise<void> {
  const options = readOptions(args);
  await ensureAppsBuilt();
  for (const part of parts.filter((name) => options.only.has(name))) {
    const loadBefore = machineLoad();
    const report = writeReport(await measure(part, options));
    const head = [
      `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, load ${loadBefore} before and ${machineLoad()} after.`,
      `\`pnpm bench ${["server", ...args].join(" ")}\`${part === "load" ? `: ${options.rounds} rounds of ${options.seconds} s.` : "."}`,
    ].join("\n");
    const content = `${head}\n\n${report}`;
    console.log(`\n${content}`);
    if (options.write) writeResults(part, content);
  }
}

async function measure(part: Part, options: Options): Promise<Results> {
  const nothing: Results = { costs: [], memory: undefined, embedded: undefined, growth: [] };
  switch (part) {
    case "load":
      return { ...nothing, ...(await loadOfCopy(options)) };
    case "memory":
      return { ...nothing, embedded: await measureEmbedded() };
    case "growth":
      return {
        ...nothing,
        growth: await measureGrowth(sizesOf(options), options.reads, logProgress),
      };
  }
}

async function loadOfCopy(options: Options) {
  await using copy = await copyDatabase(options.url, loaded);
  // Awaited here: the copy goes when this function returns.
  return await measureLoad(copy.url, await sampleSite(copy.url), options, logProgress);
}

function sizesOf({ sizes, url }: Options): Map<string, string> {
  return new Map(sizes.map((size) => [size, databaseUrl(url, size)]));
}

function logProgress(message: string): void {
  console.error(`… ${message}`);
}

function writeResults(part: Part, content: string): void {
  const file = join(import.meta.dirname, "../RESULTS.md");
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), `server-${part}`, content));
}
