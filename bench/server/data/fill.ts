/** A share of the articles, written in a thread of its own. */
import pg from "pg";
import { parentPort, workerData } from "node:worker_threads";
import { copyRows } from "./copy-rows.ts";
import { articleTables, emptyRows, writeArticle, type Site } from "./write-article.ts";

/** The input of a worker thread. */
export interface WorkerShare {
  url: string;
  site: Site;
  /** The index of this thread: threads write batches in turn. */
  place: number;
  threads: number;
}

const batch = 2000;

const { url, site, place, threads }: WorkerShare = workerData;
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("set synchronous_commit = off");
for (let start = place * batch; start < site.total; start += threads * batch) {
  const end = Math.min(start + batch, site.total);
  const rows = emptyRows();
  for (let index = start; index < end; index += 1) writeArticle(site, index, rows);
  for (const [name, table] of Object.entries(articleTables)) {
    await copyRows(client, { table, rows: rows[name as keyof typeof rows] });
  }
  parentPort?.postMessage(end - start);
}
await client.end();
