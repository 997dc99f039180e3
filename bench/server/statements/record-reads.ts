import { openPostgres } from "@atrium/server/storage";
import { startTestServer } from "@atrium/server/testing";
import { StatementLog, type Statement } from "./statement-log.ts";
import type { ReadRequest } from "../load/load-order.ts";

/** The statements that each read asks the database, by its path. */
export type RecordedReads = Map<string, Statement[]>;

/**
 * Asks each read of the server, in this process and without its cache, and notes what it asks the database.
 *
 * @throws Error when a read is refused.
 */
export async function recordReads(url: string, reads: ReadRequest[]): Promise<RecordedReads> {
  using log = new StatementLog();
  const database = await openPostgres({ url, statementMs: 60_000, log: silent });
  try {
    await database.migrate();
    const env = { DATABASE_URL: url, LIMITS_SCALE: "1000000", RESPONSE_CACHE_MB: "0" };
    await using server = await startTestServer({ database, env });
    const recorded: RecordedReads = new Map();
    for (const { path, token } of reads) {
      // Not the first time: what the server learns once, it does not ask again.
      await ask(server.url + path, token);
      log.take();
      const times: Statement[][] = [];
      for (let time = 0; time < 3; time += 1) {
        await ask(server.url + path, token);
        times.push(log.take());
      }
      // The server's own jobs may ask at the same time: the shortest is the read alone.
      times.sort((a, b) => a.length - b.length);
      recorded.set(path, times[0] ?? []);
    }
    return recorded;
  } finally {
    await database.close();
  }
}

const silent = { error: console.error, info() {} };

async function ask(url: string, token: string | undefined): Promise<void> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
