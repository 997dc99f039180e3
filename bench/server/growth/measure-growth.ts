import pg from "pg";
import { summarize } from "../../report/statistics.ts";
import { sampleSite } from "../sample-site.ts";
import type { ReadRequest } from "../load/load-order.ts";
import { startProduct } from "../servers/product-server.ts";
import { recordReads, type RecordedReads } from "../statements/record-reads.ts";
import { wordsAlone, type WordsFloor } from "../statements/words-alone.ts";
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
  /** In the database for the words alone; undefined where nothing is searched. */
  words?: Map<string, number>;
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
  for (const [index, { title, slow, words }] of subjects[0]?.reads.entries() ?? []) {
    logProgress(title);
    const database = new Map<string, number>();
    const alone = new Map<string, number>();
    const servers = [];
    for (const { size, origin, client, reads, recorded } of subjects) {
      const requests = reads[index]?.requests ?? [];
      const times: number[] = [];
      for (const { path } of requests) {
        times.push(await databaseTime(client, recorded.get(path) ?? []));
      }
      database.set(size, summarize(times).median);
      if (words) alone.set(size, await wordsTime(client, words, requests));
      servers.push({ size, origin, requests });
    }
    const http = await timeOverHttp(servers);
    growths.push({ title, slow, database, http, ...(words && { words: alone }) });
  }
  return growths;
}

/** By the index of the words: PostgreSQL may believe that it sees enough of them sooner in the table's own order. */
async function wordsTime(client: pg.Client, words: WordsFloor, requests: ReadRequest[]) {
  await client.query("set enable_seqscan = off");
  const times: number[] = [];
  for (const { path } of requests) {
    times.push(await databaseTime(client, [wordsAlone(words, path)]));
  }
  await client.query("reset enable_seqscan");
  return summarize(times).median;
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
