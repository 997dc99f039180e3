/** `pnpm bench hooks`: what @atrium/hooks costs as menus, routes and tabs become many. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCount } from "../command-line.ts";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { replaceSection } from "../report/markdown.ts";
import { measureGuard } from "./measure-guard.ts";
import { measureMenus } from "./measure-menus.ts";
import { countTabRenders } from "./measure-tabs.ts";
import { writeReport } from "./report.ts";
import { measureSizes } from "./sizes.ts";

/** Runs the suite with the arguments of the command line: `--rounds 15 --write`. */
export async function runHooksSuite(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "15" },
      write: { type: "boolean", default: false },
    },
  });
  const rounds = readCount("rounds", values.rounds, 5);
  const loadBefore = machineLoad();
  const report = writeReport({
    menus: measureMenus(rounds),
    guard: measureGuard(rounds),
    tabs: await countTabRenders(100),
    sizes: await measureSizes(),
  });
  const content = [
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, load ${loadBefore} before and ${machineLoad()} after.`,
    `\`pnpm bench ${["hooks", ...args].join(" ")}\`: ${rounds} rounds.`,
    "",
    report,
  ].join("\n");
  console.log(`\n${content}`);
  if (values.write) writeResults(content);
}

function writeResults(content: string): void {
  const file = join(import.meta.dirname, "../RESULTS.md");
  writeFileSync(file, replaceSection(readFileSync(file, "utf8"), "hooks", content));
}
