/** `pnpm bench operations`: what happens to three servers on one PostgreSQL when they start, stop, and lose it. */
import { parseArgs } from "node:util";
import { ensureAppsBuilt } from "../../scripts/bootstrap/prepare.mjs";
import { startOwnPostgres } from "../../scripts/bootstrap/postgres.mjs";
import { readCount, readParts } from "../command-line.ts";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { tryFirstStart, tryOutage, tryRestart, tryRolling, trySeenElsewhere } from "./trials.ts";
import type { Trial } from "./trials.ts";

const parts = ["start", "seen", "rolling", "restart", "outage"] as const;

/** Runs the trials with the arguments of the command line: `--only rolling --requests 10000 --rounds 20`. */
export async function runOperations(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: parts.join(",") },
      requests: { type: "string", default: "10000" },
      rounds: { type: "string", default: "20" },
    },
  });
  const chosen = readParts(values.only, parts);
  const requests = readCount("requests", values.requests, 100);
  const rounds = readCount("rounds", values.rounds, 1);
  await ensureAppsBuilt();
  const postgres = await startOwnPostgres();
  const trials: Record<(typeof parts)[number], () => Promise<Trial>> = {
    start: () => tryFirstStart(postgres, rounds),
    seen: () => trySeenElsewhere(postgres, 100),
    rolling: () => tryRolling(postgres, requests),
    restart: () => tryRestart(postgres),
    outage: () => tryOutage(postgres),
  };
  console.log(`${describeMachine()}, load ${machineLoad()}`);
  for (const part of chosen) {
    const { result, passed } = await trials[part]();
    console.log(`${passed ? "met" : "NOT MET"}  ${part}: ${result}`);
    if (!passed) process.exitCode = 1;
  }
}
