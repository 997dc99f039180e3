import { defineCommand } from "citty";
import { verifyLog, type LogFault, type NotedSeal } from "../modules/audit/verify-log.ts";
import { openSite } from "./open-site.ts";
import { CommandError, progress, runCommand } from "./run-command.ts";

/** `atrium verify-log`: whether the operation log is as it was written; exit code 1 when it is not. */
export const verifyLogCommand = defineCommand({
  meta: { name: "verify-log", description: "Check that nobody has changed the operation log" },
  args: {
    contains: {
      type: "string",
      description: "The seal that an earlier check named, which the log must still contain",
      valueHint: "position:hash",
    },
  },
  run: ({ args }) =>
    runCommand(async (config) => {
      const noted = args.contains === undefined ? null : parseSeal(args.contains);
      await using site = await openSite(config);
      await site.migrate({ alter: false });
      const { verified, first, last, waiting, faults } = await verifyLog(
        site.db,
        new Date(),
        noted,
      );
      if (first !== null && first > 1)
        progress(`It begins at ${first}: older entries are not kept.`);
      if (waiting > 0)
        progress(`${waiting} not sealed yet: a server that runs does so within seconds.`);
      for (const fault of faults) progress(describeFault(fault));
      if (faults.length > 0) process.exitCode = 1;
      else progress(`${verified} entries are as they were written.`);
      if (last !== null)
        progress(`The last seal, to be noted elsewhere: ${last.position}:${last.hash}`);
    }),
});

function parseSeal(text: string): NotedSeal {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (position === undefined || hash === undefined) {
    throw new CommandError("--contains must be a seal as `atrium verify-log` writes it.");
  }
  return { position: Number(position), hash };
}

function describeFault(fault: LogFault): string {
  if (fault.kind === "unsealed") return `Entry ${fault.entryId} was never sealed.`;
  const { position } = fault;
  const sentences = {
    changed: `Entry ${position} is not as it was written, or the one before it.`,
    missing: `Entry ${position} is missing.`,
    gap: `Seals before ${position} are missing.`,
    head: `Seal ${position} is not the one that was noted: the log was written anew.`,
  };
  return sentences[fault.kind];
}
