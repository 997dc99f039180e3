/** The thread with the embedded database, so that a slow query never blocks the server. */
import { readFile, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { eventsChannel } from "../event-bus.ts";
import { collectGarbage } from "../../kernel/collect-garbage.ts";
import { publicChangesChannel } from "../invalidation-bus.ts";
import { copyFolder, createWhole, isDatabase, newDatabaseFolder } from "./new-database.ts";
import { StatementCache } from "./statement-cache.ts";
import type {
  SerializedDatabaseError,
  WorkerNotice,
  WorkerReply,
  WorkerRequest,
  WorkerStart,
} from "./worker-messages.ts";

const keep = (value: string) => value;

// Timestamps and their arrays stay text: drizzle converts them to dates.
const parsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    1231,
    1115,
    1185,
    1187,
    1182,
  ].map((type) => [type, keep]),
);

// The default of 128 MB costs 130 MB of memory and gains nothing at this size.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

const port = parentPort;
if (port === null) throw new Error("This file runs as a worker thread.");
const send = (reply: WorkerReply | WorkerNotice) => port.postMessage(reply);

try {
  const database = await open(workerData as WorkerStart);
  const statements = new StatementCache(database);
  await database.listen(publicChangesChannel, () => send({ kind: "publicChange" }));
  await database.listen(eventsChannel, (event) => send({ kind: "event", event }));
  port.on("message", (request: WorkerRequest) => {
    answer(database, statements, request).then(send, (error: unknown) =>
      send({ kind: "error", error: plain(error) }),
    );
  });
  // The image that was unpacked, and the program that was compiled.
  collectGarbage();
  send({ kind: "ready" });
} catch (error) {
  send({ kind: "error", error: plain(error) });
}

async function open(start: WorkerStart): Promise<PGlite> {
  const { folder } = start;
  if (folder !== null && !isDatabase(folder)) await createWhole(folder, createDatabase);
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(start.image === null ? {} : { loadDataDir: new Blob([await readFile(start.image)]) }),
    startParams,
  });
}

async function createDatabase(draft: string): Promise<void> {
  const prepared = newDatabaseFolder();
  if (prepared !== null && isDatabase(prepared)) await copyFolder(prepared, draft);
  else await (await PGlite.create({ dataDir: draft, startParams })).close();
}

async function answer(
  database: PGlite,
  statements: StatementCache,
  request: WorkerRequest,
): Promise<WorkerReply> {
  if (request.kind === "query") {
    const { sql, params, rowMode } = request;
    const result = await statements.query(sql, params, { rowMode, parsers });
    return { kind: "rows", rows: result.rows, affectedRows: result.affectedRows ?? 0 };
  }
  if (request.kind === "dump") {
    const image = await database.dumpDataDir("none");
    await writeFile(request.path, Buffer.from(await image.arrayBuffer()));
  } else {
    await database.close();
  }
  return { kind: "done" };
}

function plain(error: unknown): SerializedDatabaseError {
  if (!(error instanceof Error)) return { message: String(error) };
  const names = ["code", "constraint", "table", "column", "detail"] as const;
  const details = names.map((name) => [name, Reflect.get(error, name)] as const);
  return {
    message: error.message,
    ...Object.fromEntries(details.filter(([, value]) => typeof value === "string")),
  };
}
