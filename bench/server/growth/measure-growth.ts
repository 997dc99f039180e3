import pg from "pg";
import { summarize } from "../../report/statistics.ts";
import type { ReadRequest } from "../load/load-order.ts";
import { sampleSite } from "../sample-site.ts";
import { startProduct } from "../servers/product-server.ts";
import { recordReads } from "../statements/record-reads.ts";
import { databaseTime } from "./database-time.ts";
import { growingReads } from "./growing-reads.ts";

/** What one read costs at each size, in milliseconds: the middle of the addresses that were asked. */
export interface Growth {
  title: string;
  slow: boolean;
  /** In the database, by the size's name. */
  database: Map<string, number>;
  /** Over HTTP, one call at a time. */
  http: Map<string, number>;
}

const callsOfEach = 5;

/** Measures every read on each database. */
export async function measureGrowth(
  databases: Map<string, string>,
  logProgress: (message: string) => void,
): Promise<Growth[]> {
  const growths = new Map<string, Growth>();
  for (const [size, url] of databases) {
    logProgress(`Growth: ${size} articles`);
    const sample = await sampleSite(url);
    const reads = growingReads(sample);
    const recorded = await recordReads(
      url,
      reads.flatMap(({ requests }) => requests),
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await using product = await startProduct(size, { DATABASE_URL: url, RESPONSE_CACHE_MB: "0" });
    for (const { title, slow, requests } of reads) {
      const growth = growths.get(title) ?? { title, slow, database: new Map(), http: new Map() };
      growths.set(title, growth);
      const times: number[] = [];
      for (const { path } of requests) {
        times.push(await databaseTime(client, recorded.get(path) ?? []));
      }
      growth.database.set(size, summarize(times).median);
      growth.http.set(size, await timeOverHttp(product.origin, requests));
    }
    await client.end();
  }
  return [...growths.values()];
}

async function timeOverHttp(origin: string, requests: ReadRequest[]): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < callsOfEach; call += 1) {
    for (const { path, token } of requests) {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
      const start = performance.now();
      const response = await fetch(origin + path, { headers });
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }
  }
  return summarize(times).median;
}
