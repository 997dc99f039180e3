import type { Server } from "node:http";
import { createApp } from "../../app.ts";
import { loadConfig } from "../../kernel/config/config.ts";
import { readEnv } from "../../kernel/config/env.ts";
import { connectEmbedded } from "../../db/embedded/connect-embedded.ts";
import type { Database } from "../../db/database.ts";
import { openDatabase } from "../../db/open-database.ts";
import { InvalidationBus } from "../../db/invalidation-bus.ts";
import { registerDevWeb } from "../../web/dev-vite.ts";
import type { ViteServer } from "../../web/load-vite.ts";
import { prepareData } from "../prepare-data.ts";
import { forPeople } from "../output.ts";
import type { SharedDatabase } from "./shared-database.ts";

/** What outlives an app. */
export interface SharedResources {
  /** null when the configuration names a PostgreSQL. */
  shared: SharedDatabase | null;
  /** null when only the API is wanted. */
  vite: ViteServer | null;
}

/** An app over the database, without a port of its own. */
export interface OpenApp {
  /** Never listens: requests are passed to it. */
  server: Server;
  /** Closes all that it opened itself. */
  close(): Promise<void>;
}

/** Creates an app from the current sources, over migrated tables. */
export async function openApp({ shared, vite }: SharedResources): Promise<OpenApp> {
  const config = loadConfig(readEnv());
  const database = shared === null ? await openDatabase(config, forPeople) : connectShared(shared);
  try {
    await prepareData(database, config, forPeople);
    const app = await createApp({
      config,
      db: database.db,
      databaseKind: database.kind,
      databaseLoad: database.load,
      databaseResponds: database.responds,
      invalidationBus: database.invalidationBus,
      eventBus: database.eventBus,
      registerWeb: async (fastify, config, app) => {
        if (vite !== null) await registerDevWeb(vite, { fastify, config, app });
      },
    });
    return {
      server: app.fastify.server,
      async close() {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The schema may have been edited: each app has its own over the same client. */
function connectShared(shared: SharedDatabase): Database {
  const invalidationBus = new InvalidationBus(null);
  const forget = shared.onPublicChange(() => invalidationBus.notify());
  return {
    ...connectEmbedded(shared.client),
    kind: "embedded",
    now: () => new Date(),
    invalidationBus,
    eventBus: shared.client.eventBus,
    load: () => shared.client.load(),
    responds: () => true,
    close: async () => forget(),
  };
}
