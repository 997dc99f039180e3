import { defineCommand } from "citty";
import type { Config } from "../config/config.ts";
import { openDatabase } from "../db/open-database.ts";
import { copyTemplate } from "./demo-template.ts";
import { checkDiskSpace } from "./disk-space.ts";
import { announce } from "./announce.ts";
import { describeAdmin, fillEmptyDatabase } from "./prepare-data.ts";
import { commandLog, runCommand } from "./run-command.ts";
import { untilStopped } from "./until-stopped.ts";

/** `atrium start`: brings the database up to date and serves the site until it is told to stop. */
export const startCommand = defineCommand({
  meta: { name: "start", description: "Serve the site, the back office and the API" },
  run: () => runCommand(start),
});

async function start(config: Config): Promise<void> {
  checkDiskSpace(config.dataDir);
  // The database opens in its own thread while the program loads.
  const opening = openDatabase(config, commandLog, async () => {
    if (config.demo) await copyTemplate(config);
  });
  const loading = Promise.all([import("../app.ts"), loadWeb(config)]);
  loading.catch(() => undefined);
  const database = await opening;
  try {
    await database.migrate();
    const admin = await fillEmptyDatabase(database.db, config);
    // At once: it is shown only here, whatever fails later.
    if (admin !== null) console.log(`\n${describeAdmin(admin)}`);
    const [{ createApp }, web] = await loading;
    const app = await createApp({ config, db: database.db, ...web });
    try {
      const address = await app.fastify.listen({ host: config.host, port: config.port });
      announce(config, address);
      await untilStopped();
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

/** The module that serves the pages, unless only the API is wanted. */
async function loadWeb({ webEntry }: Config) {
  return webEntry === null ? {} : import("../web/register-web.ts");
}
