/** What the requests of a run name: articles, types, words and sessions of the database it runs on. */
import { hashToken } from "@atrium/server/storage";
import pg from "pg";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import type { Draft } from "./load/load-order.ts";

/** Names of things that are in a database. */
export interface SiteSample {
  articles: number;
  /** Types without others below them, those with the most articles first. */
  typeIds: string[];
  /** Some published articles, spread over the years. */
  articleIds: string[];
  slugs: string[];
  /** Drafts that nobody reviews yet. */
  draftIds: string[];
  /** Tokens of two accounts. */
  editor: string;
  reviewer: string;
}

/** Looks around in a database, and signs two accounts in. */
export async function sampleSite(url: string): Promise<SiteSample> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const column = async (text: string) =>
      (await client.query({ text, rowMode: "array" })).rows.flat();
    const published = await client.query<{ id: string; slug: string }>(
      "select id, slug from published_articles where live_from < now() and live_until is null order by md5(id) limit 500",
    );
    return {
      articles: Number((await column("select count(*) from articles"))[0]),
      typeIds: await column(
        `select t.id from article_types t join published_articles p on p.type_id = t.id
         where t.kind = 'list' and not exists (select from article_types c where c.parent_id = t.id)
         group by t.id order by count(*) desc`,
      ),
      articleIds: published.rows.map(({ id }) => id),
      slugs: published.rows.map(({ slug }) => slug),
      draftIds: await column(
        `select id from articles where status = 'draft' and review_status = 'none' and deleted_at is null
         order by id limit 1600`,
      ),
      editor: await signIn(client, "editor"),
      reviewer: await signIn(client, "reviewer"),
    };
  } finally {
    await client.end();
  }
}

/** Articles once every call about them has ended. */
export async function readDrafts(url: string, ids: string[]): Promise<Draft[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let silent = 0; silent < 3;) {
    await wait(100);
    const { rows } = await client.query(
      "select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
    );
    silent = rows.length === 0 ? silent + 1 : 0;
  }
  const { rows } = await client.query<Draft>(
    "select id, version, review_status = 'running' as submitted from articles where id = any($1) order by id",
    [ids],
  );
  await client.end();
  return rows;
}

async function signIn(client: pg.Client, username: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await client.query(
    `insert into sessions (id, token_hash, user_id, address, user_agent, created_at, last_seen_at, expires_at, hard_expires_at)
     select $1, $2, id, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day', now() + interval '1 day'
     from users where username = $3`,
    [uuidv7(), hashToken(token), username],
  );
  return token;
}
