/** `pnpm bench data 1k 100k 1m`: databases full of articles to measure on. */
import { openPostgres, schema } from "@atrium/server/storage";
import pg from "pg";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { recreateDatabase } from "../databases.ts";
import type { WorkerShare } from "./fill.ts";
import { seedSite } from "./seed-site.ts";
import { withoutIndexes } from "./without-indexes.ts";
import { articleTables, type Site } from "./write-article.ts";

/** How many articles the databases hold, by the last part of their names. */
const sizes: Record<string, number> = { "1k": 1000, "100k": 100_000, "1m": 1_000_000 };

const threads = 2;

/** Recreates the named databases: `atrium_bench_1k` and so on. */
export async function runData(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" },
      seed: { type: "string", default: "1" },
      now: { type: "string", default: new Date().toISOString().slice(0, 10) },
    },
  });
  for (const size of positionals.length > 0 ? positionals : Object.keys(sizes)) {
    const total = sizes[size];
    if (total === undefined) {
      throw new Error(`There is no size "${size}"; there are ${Object.keys(sizes).join(", ")}.`);
    }
    const begun = performance.now();
    const url = await recreateDatabase(values.url, size);
    await fillDatabase(url, { seed: Number(values.seed), total, now: new Date(values.now) });
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`atrium_bench_${size}: ${total} articles in ${seconds} s`);
  }
}

/** Gives an empty database its tables and a site with many articles. */
async function fillDatabase(
  url: string,
  plan: Pick<Site, "seed" | "total" | "now">,
): Promise<void> {
  const log = { error: console.error, info() {} };
  const database = await openPostgres({ url, statementMs: 0, log });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await database.migrate();
    const site = await seedSite(database.db, plan);
    // The labels are written by triggers.
    const tables = [...Object.values(articleTables), schema.publishedLabels];
    await withoutIndexes(client, tables, () => writeAll(url, site));
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
    await database.close();
  }
}

async function writeAll(url: string, site: Site): Promise<void> {
  let written = 0;
  const onProgress = (count: number) => {
    written += count;
    if (process.stderr.isTTY) process.stderr.write(`\r  ${written} of ${site.total} articles`);
  };
  await Promise.all(
    Array.from({ length: threads }, (_, place) => share({ url, site, place, threads }, onProgress)),
  );
  if (process.stderr.isTTY) process.stderr.write("\n");
}

async function share(workerData: WorkerShare, onProgress: (count: number) => void): Promise<void> {
  const worker = new Worker(new URL("./fill.ts", import.meta.url), { workerData });
  worker.on("message", onProgress);
  await new Promise<void>((resolve, reject) => {
    worker.on("error", reject);
    worker.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`)),
    );
  });
}
