/** `pnpm bench operations`: what happens to three servers on one PostgreSQL when they start, stop, and lose it. */
import { parseArgs } from "node:util";
import { ensureAppsBuilt } from "../../scripts/bootstrap/prepare.mjs";
import { startOwnPostgres } from "../../scripts/bootstrap/postgres.mjs";
import { readCount, readParts } from "../command-line.ts";
import { describeMachine, machineLoad } from "../report/machine.ts";
import { tryFiles, tryFullDisk } from "./file-trials.ts";
import {
  tryFirstStart,
  tryKilled,
  tryOutage,
  tryRestart,
  tryRolling,
  trySeenElsewhere,
  type Trial,
} from "./trials.ts";

const parts = ["start", "seen", "rolling", "killed", "restart", "outage", "files", "disk"] as const;

/** Runs the trials with the arguments of the command line: `--only rolling --requests 10000 --rounds 20 --megabytes 1000`. */
export async function runOperations(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: parts.join(",") },
      requests: { type: "string", default: "10000" },
      rounds: { type: "string", default: "20" },
      megabytes: { type: "string", default: "1000" },
    },
  });
  const chosen = readParts(values.only, parts);
  const requests = readCount("requests", values.requests, 100);
  const rounds = readCount("rounds", values.rounds, 1);
  const megabytes = readCount("megabytes", values.megabytes, 1);
  await ensureAppsBuilt();
  const postgres = await startOwnPostgres();
  const trials: Record<(typeof parts)[number], () => Promise<Trial>> = {
    start: () => tryFirstStart(postgres, rounds),
    seen: () => trySeenElsewhere(postgres, 100),
    rolling: () => tryRolling(postgres, requests),
    killed: () => tryKilled(postgres),
    restart: () => tryRestart(postgres),
    outage: () => tryOutage(postgres),
    files: () => tryFiles(postgres, megabytes),
    disk: () => tryFullDisk(postgres),
  };
  console.log(`${describeMachine()}, load ${machineLoad()}`);
  for (const part of chosen) {
    const { result, passed } = await trials[part]();
    console.log(`${passed ? "met" : "NOT MET"}  ${part}: ${result}`);
    if (!passed) process.exitCode = 1;
  }
}
