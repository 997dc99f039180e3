import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { defineCommand } from "citty";
import { archiveDecrypter } from "../backup/archive-decrypter.ts";
import { verifyArchive } from "../backup/verify-parts.ts";
import { loadSite } from "../backup/load-site.ts";
import { readArchive } from "../backup/read-archive.ts";
import type { SiteSummary } from "../backup/site-parts.ts";
import type { Config } from "../kernel/config/config.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { openFiles } from "./open-files.ts";
import { openTarget } from "./open-site.ts";
import { CommandError, progress, runCommand } from "./run-command.ts";
import { withSiteProgress } from "./site-progress.ts";

interface RestoreCall {
  file: string;
  /** A file with the private keys; null for an archive in plain text. */
  identity: string | null;
  replace: boolean;
  yes: boolean;
}

/** `atrium restore`: restores a backup into an empty database, or in place of the present site. */
export const restoreCommand = defineCommand({
  meta: {
    name: "restore",
    description: "Bring a backup back, into an empty database or in place of what is there",
  },
  args: {
    file: { type: "positional", description: "The archive that `backup` wrote", required: true },
    identity: {
      type: "string",
      description: "File with the private key (AGE-SECRET-KEY-…) of an encrypted archive",
      valueHint: "FILE",
    },
    replace: { type: "boolean", description: "Give up what the database holds now" },
    yes: { type: "boolean", description: "Do not ask before replacing" },
  },
  run: ({ args }) =>
    runCommand((config) =>
      restore(config, {
        file: resolve(args.file),
        identity: args.identity === undefined ? null : identityFile(args.identity),
        replace: args.replace === true,
        yes: args.yes === true,
      }),
    ),
});

async function restore(
  config: Config,
  { file, identity, replace, yes }: RestoreCall,
): Promise<void> {
  const decrypter = identity === null ? null : await archiveDecrypter(identity);
  prepareDataFolder(config.dataDir);
  progress("Checking the archive.");
  await verifyArchive(file, decrypter);
  if (replace && !yes) await confirm(config);
  using files = openFiles(config);
  await using site = await openTarget(config);
  const summary = await withSiteProgress("Restoring", (onProgress) =>
    loadSite(site.db, readArchive(file, decrypter), { files, replace, onProgress }),
  );
  progress(`The site is restored: ${describeSite(summary)}.`);
}

/** The error does not repeat a key that was given in place of its file. */
function identityFile(value: string): string {
  if (!/^AGE-SECRET-KEY-/i.test(value)) return resolve(value);
  throw new CommandError(
    "--identity takes the name of a file with the private key, not the key: other programs can read a command line. Take a new key.",
  );
}

async function confirm(config: Config): Promise<void> {
  const place = config.databaseUrl === null ? config.dataDir : "the PostgreSQL of DATABASE_URL";
  if (!process.stdin.isTTY) {
    throw new CommandError(`This replaces the site in ${place}. Add --yes to do it unasked.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`  Replace the site in ${place}? Type "replace": `);
  terminal.close();
  if (answer.trim() !== "replace") throw new CommandError("Nothing was changed.");
}

export function describeSite({ tables, files }: SiteSummary): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${Object.keys(tables).length} tables, ${files.count} files`;
}
