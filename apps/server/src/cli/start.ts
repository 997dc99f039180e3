import { defineCommand } from "citty";
import type { App } from "../web/app.ts";
import { collectGarbage } from "../kernel/collect-garbage.ts";
import type { Config } from "../kernel/config/config.ts";
import { describeRisk, riskySettings } from "../kernel/config/risky-settings.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { startTracing } from "../kernel/tracing/tracing.ts";
import { announce } from "./announce.ts";
import { closeFiles } from "./close-files.ts";
import { copyTemplate } from "./demo-template.ts";
import { prepareDataFolder } from "./data-folder.ts";
import type { Output } from "./output.ts";
import { runServerCommand } from "./run-server-command.ts";
import { waitForShutdownSignal } from "./shutdown-signal.ts";

/** `atrium start`: migrates the database and serves the site until a shutdown signal. */
export const startCommand = defineCommand({
  meta: { name: "start", description: "Serve the site, the back office and the API" },
  run: () => runServerCommand(start),
});

async function start(config: Config, output: Output): Promise<void> {
  prepareDataFolder(config.dataDir);
  for (const risk of riskySettings(config)) output.progress(`Warning: ${describeRisk(risk)}`);
  await using _tracing = await startTracing(config.tracing);
  const database = await openDatabase(config, output, async () => {
    if (config.demo) await copyTemplate(config);
  });
  await using closing = new AsyncDisposableStack();
  closing.use(closeFiles(config));
  try {
    // The database is filled while the program loads. What the program repeats begins only after that: it needs the tables.
    const [createApp] = await Promise.all([loadApp(), prepare(database, config, output)]);
    const app = await createApp(database, config);
    try {
      collectGarbage();
      const address = await app.fastify.listen({ host: config.host, port: config.port });
      // Whoever reads that it runs may end it at once.
      const stopping = waitForShutdownSignal({
        delayMs: config.shutdownDelayMs,
        onStopping() {
          app.beginShutdown();
          output.progress("Stopping …");
        },
      });
      // Fastify does not know what the server behind it speaks.
      announce(config, config.tls === null ? address : address.replace(/^http:/, "https:"), output);
      await stopping;
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function prepare(database: Database, config: Config, output: Output): Promise<void> {
  const { prepareData } = await import("./prepare-data.ts");
  await prepareData(database, config, output);
}

async function loadApp(): Promise<(database: Database, config: Config) => Promise<App>> {
  const [{ createApp }, web] = await Promise.all([
    import("../app.ts"),
    import("../web/register-web.ts"),
  ]);
  return ({ db, kind, replica, now, load, responds, invalidationBus, eventBus }, config) =>
    createApp({
      config,
      db,
      databaseKind: kind,
      replica,
      now,
      databaseLoad: load,
      databaseResponds: responds,
      invalidationBus,
      eventBus,
      ...web,
    });
}
