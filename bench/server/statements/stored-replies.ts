import pg from "pg";
import type { ReadRequest } from "../load/load-order.ts";
import type { RecordedReads } from "./record-reads.ts";

/**
 * Stores what the server replies to some reads, each as one text under its address, in a table of its own.
 *
 * @returns The statement that reads it, by the read's path.
 */
export async function storeReplies(
  url: string,
  origin: string,
  reads: readonly ReadRequest[],
): Promise<RecordedReads> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create table bench_replies (path text primary key, reply text not null)");
    for (const { path } of reads) {
      const response = await fetch(origin + path);
      const values = [path, await response.text()];
      await client.query("insert into bench_replies values ($1, $2)", values);
    }
    await client.query("vacuum (analyze) bench_replies");
  } finally {
    await client.end();
  }
  const text = "select reply from bench_replies where path = $1";
  return new Map(reads.map(({ path }) => [path, [{ text, values: [path], named: true }]]));
}
