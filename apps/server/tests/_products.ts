import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../src/db/db.ts";
import { result } from "./_content.ts";
import type { TestServer } from "./_server.ts";

/** Ids of a category, a series in it and a product in that. */
export interface ProductLine {
  category: string;
  series: string;
  product: string;
}

/** Creates a record of products, on the shelf by default; returns its id. */
export async function saveProduct(
  server: TestServer,
  token: string,
  fields: Record<string, unknown>,
): Promise<string> {
  const body = { status: "onShelf", ...fields };
  return result(await server.call<"productsSave">("POST /api/product/save", { token, body })).id;
}

/** Changes a record's current version. */
export async function changeProduct(
  server: TestServer,
  token: string,
  id: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const { version } = result(
    await server.call<"productsGet">("POST /api/product/get", { token, body: { id } }),
  );
  const body = { id, version, ...changes };
  result(await server.call<"productsUpdate">("POST /api/product/update", { token, body }));
}

/** Puts a category, a series and a product on the shelf. */
export async function createProductLine(
  server: TestServer,
  token: string,
  name: string,
  fields: Record<string, unknown> = {},
): Promise<ProductLine> {
  const save = (more: Record<string, unknown>) => saveProduct(server, token, more);
  const category = await save({ kind: "category", name });
  const series = await save({ kind: "series", parentId: category, name: `${name} series` });
  const product = await save({
    kind: "product",
    parentId: series,
    name: `${name} product`,
    ...fields,
  });
  return { category, series, product };
}

/** Many products of the series s0 to s19 in two categories, every tenth a draft, with statistics for the planner. */
export async function addManyProducts(db: Db, count: number): Promise<void> {
  await add(db, 2, sql`'c' || i, '0', 'category', null, 'onShelf', '[]'::jsonb`);
  await add(db, 20, sql`'s' || i, 'c' || i % 2, 'series', null, 'onShelf', '[]'::jsonb`);
  const status = sql`case when i % 10 = 0 then 'draft' else 'onShelf' end`;
  const files = sql`jsonb_build_array(jsonb_build_object('url', '/files/' || i))`;
  await add(db, count, sql`'p' || i, 's' || i % 20, 'product', 'P-' || i, ${status}, ${files}`);
  await db.execute(sql`vacuum analyze products`);
}

/** Puts many products, articles and words into the search index, with statistics for the planner. */
export async function addManySearched(db: Db, count: number): Promise<void> {
  const numbers = sql`generate_series(0, ${sql.raw(String(count - 1))}) as i`;
  await db.execute(sql`
    insert into product_search (product_id, place, series_id, created_at, words, summary, text, tokens)
    select 'p' || i, i, 's' || i % 20, now(), '', '', '', concat('word', i)::tsvector from ${numbers}`);
  await db.execute(sql`
    insert into article_search (article_id, place, type_id, published_at, live_from, words, summary, text, tokens)
    select 'a' || i, i, 't' || i % 6, now(), now(), '', '', '', concat('word', i)::tsvector from ${numbers}`);
  await db.execute(sql`
    insert into search_words (word, stem, spellings)
    select word, word, array[word, 'x' || i] from ${numbers}, concat('word', i) as word`);
  for (const table of ["product_search", "article_search", "search_words"]) {
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}

async function add(db: Db, count: number, columns: SQL): Promise<void> {
  await db.execute(sql`
    insert into products (id, parent_id, kind, code, status, attachments, name, created_at, created_by, created_by_name,
      updated_at, updated_by, updated_by_name)
    select ${columns}, 'Name ' || i, now(), 'test', 'Test', now(), 'test', 'Test'
    from generate_series(0, ${sql.raw(String(count - 1))}) as i`);
}
