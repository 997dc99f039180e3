import { defineCommand } from "citty";
import type { App } from "../web/app.ts";
import type { Config } from "../kernel/config/config.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { announce } from "./announce.ts";
import { copyTemplate } from "./demo-template.ts";
import { checkDiskSpace } from "./disk-space.ts";
import { commandLog, runCommand } from "./run-command.ts";
import { waitForShutdownSignal } from "./shutdown-signal.ts";

/** `atrium start`: migrates the database and serves the site until a shutdown signal. */
export const startCommand = defineCommand({
  meta: { name: "start", description: "Serve the site, the back office and the API" },
  run: () => runCommand(start),
});

async function start(config: Config): Promise<void> {
  checkDiskSpace(config.dataDir);
  const database = await openDatabase(config, commandLog, async () => {
    if (config.demo) await copyTemplate(config);
  });
  try {
    // The database opens in its own thread while the program loads.
    const filling = prepare(database, config);
    filling.catch(() => undefined);
    const app = await loadApp(database, config);
    try {
      await filling;
      const address = await app.fastify.listen({ host: config.host, port: config.port });
      announce(config, address);
      await waitForShutdownSignal();
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function prepare(database: Database, config: Config): Promise<void> {
  const { prepareData } = await import("./prepare-data.ts");
  await prepareData(database, config);
}

async function loadApp(
  { db, load, invalidationBus, eventBus }: Database,
  config: Config,
): Promise<App> {
  const [{ createApp }, web] = await Promise.all([
    import("../app.ts"),
    import("../web/register-web.ts"),
  ]);
  return createApp({ config, db, databaseLoad: load, invalidationBus, eventBus, ...web });
}
