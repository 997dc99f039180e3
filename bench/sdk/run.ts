/** `pnpm bench sdk`: what @atrium/sdk weighs and costs, beside what else one could take. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { replaceSection } from "../report/markdown.ts";
import { checkContestants } from "./check-contestants.ts";
import { floorName, listContestants } from "./contestants.ts";
import { suiteFolder } from "./folders.ts";
import { generateHeyApi, loadHeyApi } from "./hey-api.ts";
import { measureInstances } from "./instances.ts";
import { readOptions } from "./options.ts";
import { measurePerCall } from "./per-call.ts";
import { writeReport } from "./report.ts";
import { measureSizes } from "./sizes.ts";
import { measureTypes } from "./types.ts";

/** Runs the suite with the arguments of the command line. */
export async function runSdkSuite(args: string[]): Promise<void> {
  const options = readOptions(args);
  const { only } = options;
  const loadBefore = machineLoad();
  await generateHeyApi();
  const contestants = listContestants(await loadHeyApi());
  await checkContestants(contestants);
  const names = [...contestants.keys()];
  const report = writeReport({
    sizes: only.has("sizes") ? await measureSizes() : undefined,
    // Before the compilers, which keep both cores busy.
    perCall: await measurePerCall(
      names.filter((name) => name !== floorName),
      options,
      logProgress,
    ),
    types: only.has("types") ? (logProgress("Type-check"), measureTypes()) : [],
    instances: only.has("instances") ? measureInstances() : undefined,
  });
  const head = [
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, load ${loadBefore} before and ${machineLoad()} after.`,
    `\`pnpm bench ${["sdk", ...args].join(" ")}\`: ${options.rounds} rounds of ${options.calls} calls.`,
  ].join("\n");
  const content = `${head}\n\n${report}`;
  console.log(`\n${content}`);
  if (options.write) writeResults(content);
}

function logProgress(message: string): void {
  console.error(`… ${message}`);
}

function writeResults(content: string): void {
  const file = join(suiteFolder, "../RESULTS.md");
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), "sdk", content));
}
