import { defineCommand } from "citty";
import { loadConfig, type Config } from "../kernel/config/config.ts";
import { readEnv } from "../kernel/config/env.ts";
import { copyFiles, type CopyOutcome } from "../modules/files/storage/copy-files.ts";
import { openFiles } from "./open-files.ts";
import { openSite } from "./open-site.ts";
import { ProgressLine } from "./progress-line.ts";
import { CommandError, progress, runCommand } from "./run-command.ts";
import { strict } from "./strict-arguments.ts";

interface MoveCall {
  to: string;
  dryRun: boolean;
}

const moveFilesCommand = defineCommand({
  meta: {
    name: "move",
    description:
      "Copy the uploaded files from UPLOAD_URL to another folder or bucket, and verify them there. Repeat an interrupted run",
  },
  args: {
    to: { type: "string", description: "As UPLOAD_URL: a folder, or s3://bucket/prefix" },
    "dry-run": { type: "boolean", description: "Say what would be copied, change nothing" },
  },
  run: ({ args }) =>
    runCommand((config) =>
      moveFiles(config, { to: args.to ?? "", dryRun: args["dry-run"] === true }),
    ),
});

/** `atrium files`: what is done with the uploaded files as a whole. */
export const filesCommand = defineCommand({
  meta: { name: "files", description: "Move the uploaded files to another folder or bucket" },
  subCommands: { move: strict(async () => moveFilesCommand) },
});

async function moveFiles(config: Config, { to, dryRun }: MoveCall): Promise<void> {
  if (to === "") throw new CommandError("Say where with --to: a folder, or s3://bucket/prefix.");
  using source = openFiles(config);
  using target = openFiles(loadConfig({ ...readEnv(), UPLOAD_URL: to }));
  if (source.place === target.place) {
    throw new CommandError(`UPLOAD_URL is ${source.place} already. It names where the files are.`);
  }
  await using site = await openSite(config);
  const line = new ProgressLine(process.stderr);
  const outcome = await copyFiles(site.db, {
    from: source,
    to: target,
    dryRun,
    onProgress: (count, total) =>
      line.show({ phase: "  Moving files", detail: `${count} of ${total}` }),
  }).finally(() => line.end());
  report(outcome, { dryRun, place: target.place });
}

function report(
  { copied, bytes, present, missing, damaged }: CopyOutcome,
  { dryRun, place }: { dryRun: boolean; place: string },
): void {
  const verb = dryRun ? "to copy" : "copied and verified";
  const megabytes = (bytes / 1e6).toFixed(1);
  progress(`${copied} files ${verb} (${megabytes} MB), ${present} in ${place} already.`);
  name("are in neither place", missing);
  name("are not what was uploaded, and were left out", damaged);
  if (missing.length + damaged.length > 0) process.exitCode = 1;
  else if (!dryRun) {
    progress(
      `Now set UPLOAD_URL to ${place} and restart the servers. Then run this once more with`,
    );
    progress("the old UPLOAD_URL, for what was uploaded meanwhile. What was there stays as it is.");
  }
}

function name(what: string, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const rest = paths.length > 10 ? [`and ${paths.length - 10} more`] : [];
  progress(`${paths.length} files ${what}:`);
  for (const path of [...paths.slice(0, 10), ...rest]) progress(`  ${path}`);
}
