import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { drizzle as overEmbedded } from "drizzle-orm/pglite";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff, publish, read, type StaffClient } from "../../../tests/_content.ts";
import { createProductLine } from "../../../tests/_products.ts";
import { openTestDatabase } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Db } from "../../db/db.ts";
import type { Database } from "../../db/database.ts";
import { queryRows } from "../../db/query-rows.ts";

/** Tables that public reads use without notifications, and why that is right. */
const unwatched: Record<string, string> = {
  articles: "asked only why something is not there, and refusals are not kept",
  cache_changes: "asked by the sender for CDNs every second, which may come in between",
  clock_progress: "asked by the server's clock every few seconds, which may come in between",
  files: "asked for downloads, which are not kept, and for sizes of pictures, which never change",
  operation_log_seals: "asked by what seals the log every few seconds, which may come in between",
  operation_logs: "asked by what seals the log every few seconds, which may come in between",
  published_counts: "changed by triggers of published_articles alone, which is watched",
  search_words: "changed with article_search and product_search, which are watched",
  webhook_deliveries:
    "asked by the sender of webhooks every few seconds, which may come in between",
  published_labels: "changed by triggers of published_articles alone, which is watched",
};

let database: Database;
let server: TestServer;
let staff: StaffClient;
let statements: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const logger = { logQuery: (text: string) => void statements.push(text) };
  // Both drivers have their client under this name.
  const client: unknown = Reflect.get(database.db, "$client");
  const db: Db =
    database.kind === "postgres"
      ? overPostgres({ client: client as Pool, logger })
      : overEmbedded(client as PGlite, { logger });
  server = await startTestServer({
    database: { ...database, db },
    env: { RESPONSE_CACHE_MB: "0" },
  });
  staff = await signInStaff(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
});

async function tablesRead(): Promise<string[]> {
  const named = statements.flatMap((text) =>
    Array.from(
      text.matchAll(/\b(?:from|join)\s+(?:only\s+)?"?(\w+)"?/gi),
      ([, name]) => name ?? "",
    ),
  );
  const tables = await queryRows<{ name: string }>(
    database.db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const known = new Set(tables.map(({ name }) => name));
  return [...new Set(named)].filter((name) => known.has(name)).sort();
}

async function watchedTables(): Promise<Set<string>> {
  const rows = await queryRows<{ name: string }>(
    database.db,
    sql`select distinct relname as name from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      join pg_proc on pg_proc.oid = tgfoid
      where proname = 'notify_public_change'`,
  );
  return new Set(rows.map(({ name }) => name));
}

test("every table of the public reads notifies of its changes", async () => {
  const id = await publish(staff, { title: "Harbour", tags: ["quay"], isTop: true });
  await createProductLine(server, staff.admin, "Gauges", { code: "TG-4" });
  statements = [];
  const paths = [
    "typeTree",
    "articleList",
    "articleList?tag=quay",
    "articleList?month=2026-01&typeCode=news",
    "articleList?pageNo=50",
    "searchContent?keyword=harbour",
    "searchContent?keyword=gaugse",
    "newsArticles",
    "recommendArticles",
    `recommendArticles?articleId=${id}`,
    "indexRecommend/home",
    "moreMonthList",
    "getArticleType/news",
    "getBannerList",
    "getFriendlyLinkList",
    "quickLinkList",
    "getStaticSetting",
    `getArticle/${id}`,
    "getArticle/harbour",
    `getPreAndNext/${id}`,
    `getArticleMessage/${id}`,
    "productTree",
    "productList",
    "getProduct/TG-4",
  ];
  for (const path of paths) expect((await read(staff, path)).status).toBe(200);
  const [used, watched] = [await tablesRead(), await watchedTables()];
  expect(used).toContain("published_articles");
  expect(used.filter((name) => !watched.has(name) && !(name in unwatched))).toEqual([]);
});
