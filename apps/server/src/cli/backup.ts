import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { defineCommand } from "citty";
import { archiveEncrypter } from "../backup/archive-encrypter.ts";
import { dumpSite } from "../backup/dump-site.ts";
import { refuseExisting, writeArchive } from "../backup/write-archive.ts";
import type { Config } from "../kernel/config/config.ts";
import { backups } from "../db/schema/index.ts";
import { openFiles } from "./open-files.ts";
import { openSite } from "./open-site.ts";
import { progress, runCommand } from "./run-command.ts";
import { withSiteProgress } from "./site-progress.ts";

interface BackupCall {
  file: string;
  /** None for those of the settings. */
  recipients: readonly string[];
  overwrite: boolean;
}

/** `atrium backup`: a snapshot of the database and all uploaded files, in one archive. */
export const backupCommand = defineCommand({
  meta: {
    name: "backup",
    description: "Write the database and the uploaded files into one archive (a .tar.gz)",
  },
  args: {
    file: { type: "positional", description: "The archive to write", required: true },
    recipient: {
      type: "string",
      description:
        "Encrypt for the owner of this public key, in place of BACKUP_RECIPIENT; may be repeated",
      valueHint: "age1…",
    },
    overwrite: { type: "boolean", description: "Replace a file of that name" },
  },
  run: ({ args, rawArgs }) =>
    runCommand((config) =>
      backUp(config, {
        file: resolve(args.file),
        recipients: recipientsOf(rawArgs),
        overwrite: args.overwrite === true,
      }),
    ),
});

/** The library keeps the last one alone. */
function recipientsOf(rawArgs: string[]): string[] {
  const options = { recipient: { type: "string", multiple: true } } as const;
  const { values } = parseArgs({ args: rawArgs, options, strict: false });
  return (values.recipient ?? []).map(String);
}

async function backUp(config: Config, { file, recipients, overwrite }: BackupCall): Promise<void> {
  const encrypter = archiveEncrypter(recipients.length > 0 ? recipients : config.backupRecipients);
  if (existsSync(file) && !overwrite) refuseExisting(file);
  await mkdir(dirname(file), { recursive: true });
  const missing: string[] = [];
  using files = openFiles(config);
  await using site = await openSite(config);
  await withSiteProgress("Saving", (onProgress) =>
    site.db.transaction(
      (tx) =>
        writeArchive(
          file,
          dumpSite(tx, {
            files,
            now: new Date(),
            onProgress,
            onMissing: (path) => missing.push(path),
          }),
          { overwrite, encrypter },
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    ),
  );
  const { size } = await stat(file);
  await site.db.insert(backups).values({ finishedAt: new Date(), size });
  const how = encrypter === null ? "" : ", encrypted";
  progress(`The backup is complete: ${file}, ${sizeText(size)}${how}.`);
  if (missing.length > 0) warnOfMissing(missing, files.place);
}

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The backup goes on without them. */
function warnOfMissing(missing: readonly string[], place: string): void {
  const shown = missing.slice(0, 10).map((path) => `    ${path}`);
  const rest =
    missing.length > shown.length ? [`    and ${missing.length - shown.length} more`] : [];
  const head = `  Warning: ${missing.length} uploaded files that the database names are not in ${place}:`;
  console.error([head, ...shown, ...rest].join("\n"));
}
