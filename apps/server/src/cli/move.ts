import { defineCommand } from "citty";
import { dumpSite } from "../backup/dump-site.ts";
import { loadSite } from "../backup/load-site.ts";
import type { Config } from "../kernel/config/config.ts";
import { openFiles } from "./open-files.ts";
import { openSite, openTarget } from "./open-site.ts";
import { describeSite } from "./restore.ts";
import { CommandError, progress, runCommand } from "./run-command.ts";
import { withSiteProgress } from "./site-progress.ts";

/** `atrium move`: moves the embedded database into a PostgreSQL, or back. The uploaded files stay in place. */
export const moveCommand = defineCommand({
  meta: {
    name: "move",
    description: "Copy the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL",
  },
  args: {
    back: { type: "boolean", description: "From the PostgreSQL into an embedded database instead" },
  },
  run: ({ args }) => runCommand((config) => move(config, args.back === true)),
});

async function move(config: Config, back: boolean): Promise<void> {
  if (config.databaseUrl === null) {
    throw new CommandError("Set DATABASE_URL to the PostgreSQL, and DATA_DIR to the folder.");
  }
  const embedded: Config = { ...config, databaseUrl: null };
  using files = openFiles(config);
  await using source = await openSite(back ? config : embedded);
  await using target = await openTarget(back ? embedded : config);
  const summary = await withSiteProgress("Moving", (onProgress) =>
    source.db.transaction(
      (tx) => {
        const parts = dumpSite(tx, {
          files: null,
          now: new Date(),
          onProgress: () => {},
          onMissing: () => {},
        });
        return loadSite(target.db, parts, {
          files,
          replace: false,
          onProgress,
        });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    ),
  );
  const tables = describeSite(summary).replace(/, \d+ files$/, "");
  const start = back ? "Unset DATABASE_URL" : "Keep DATABASE_URL set";
  progress(`The database is moved: ${tables}. What was there stays as it is.`);
  progress(`${start} and start the server. The uploaded files stay in ${files.place}.`);
}
