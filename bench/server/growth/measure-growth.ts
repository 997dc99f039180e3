import pg from "pg";
import { summarize } from "../../report/statistics.ts";
import { sampleSite } from "../sample-site.ts";
import { startProduct } from "../servers/product-server.ts";
import { recordReads, type RecordedReads } from "../statements/record-reads.ts";
import { databaseTime } from "./database-time.ts";
import { growingReads, type GrowingRead } from "./growing-reads.ts";
import { timeOverHttp } from "./http-time.ts";

/** What one read costs at each size, in milliseconds: the middle of the addresses that were asked. */
export interface Growth {
  title: string;
  slow: boolean;
  /** In the database, by the size's name. */
  database: Map<string, number>;
  /** Over HTTP, one call at a time. */
  http: Map<string, number>;
}

/** A database with a server over it. */
interface Subject {
  size: string;
  origin: string;
  client: pg.Client;
  reads: GrowingRead[];
  recorded: RecordedReads;
}

/**
 * Measures every read on each database.
 *
 * @param titles The reads to measure; all when empty.
 */
export async function measureGrowth(
  databases: Map<string, string>,
  titles: string[],
  logProgress: (message: string) => void,
): Promise<Growth[]> {
  await using opened = new AsyncDisposableStack();
  const subjects: Subject[] = [];
  for (const [size, url] of databases) {
    logProgress(`Growth: ${size} articles`);
    subjects.push(await openSubject(size, url, titles, opened));
  }
  const growths: Growth[] = [];
  for (const [index, { title, slow }] of subjects[0]?.reads.entries() ?? []) {
    logProgress(title);
    const database = new Map<string, number>();
    const servers = [];
    for (const { size, origin, client, reads, recorded } of subjects) {
      const requests = reads[index]?.requests ?? [];
      const times: number[] = [];
      for (const { path } of requests) {
        times.push(await databaseTime(client, recorded.get(path) ?? []));
      }
      database.set(size, summarize(times).median);
      servers.push({ size, origin, requests });
    }
    growths.push({ title, slow, database, http: await timeOverHttp(servers) });
  }
  return growths;
}

async function openSubject(
  size: string,
  url: string,
  titles: string[],
  opened: AsyncDisposableStack,
): Promise<Subject> {
  const all = growingReads(await sampleSite(url));
  const reads = titles.length === 0 ? all : all.filter(({ title }) => titles.includes(title));
  const recorded = await recordReads(
    url,
    reads.flatMap(({ requests }) => requests),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  opened.defer(() => client.end());
  const product = await startProduct(size, { DATABASE_URL: url, RESPONSE_CACHE_MB: "0" });
  opened.use(product);
  return { size, origin: product.origin, client, reads, recorded };
}
