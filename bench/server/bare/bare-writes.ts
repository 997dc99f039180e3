/** Saving, submitting and withdrawing as one writes them first: the same rows in the same tables, and nothing around. */
import { createHash } from "node:crypto";
import type pg from "pg";
import { uuidv7 } from "uuidv7";
import type { Statement } from "../statements/statement-log.ts";

/** What finds out who calls. */
export interface Caller {
  session: Statement;
  token: string;
}

/** A change of an article. */
export interface SaveBody {
  id: string;
  version: number;
  title: string;
  content: string;
}

/** A step of an article. */
export interface ActBody {
  bizId: string;
  version: number;
  action: "submit" | "withdraw";
}

interface User {
  id: string;
  username: string;
  name: string;
}

/** Stores a new version of an article. */
export async function saveBare(pool: pg.Pool, caller: Caller, body: SaveBody) {
  const user = await userOf(pool, caller);
  return inTransaction(pool, async (client) => {
    const article = await lock(client, body.id, body.version);
    const { rows } = await client.query(
      "select * from content_versions where biz_type = 'article' and biz_id = $1 and version_no = $2",
      [body.id, article.head_version_no],
    );
    const [head] = rows;
    const versionNo = article.head_version_no + 1;
    const fields = { ...head.fields, title: body.title };
    await client.query(
      `insert into content_versions (biz_type, biz_id, version_no, title, fields, content, autosave, created_at, created_by, created_by_name)
       values ('article', $1, $2, $3, $4, $5, false, now(), $6, $7)`,
      [body.id, versionNo, body.title, fields, body.content, user.id, user.name],
    );
    await addHistory(client, user, body.id, "update", versionNo, 0);
    await client.query(
      `update articles set title = $2, head_version_no = $3, updated_at = now(), updated_by = $4, updated_by_name = $5, version = version + 1
       where id = $1`,
      [body.id, body.title, versionNo, user.id, user.name],
    );
    const changes = [
      { field: "title", before: article.title, after: body.title },
      { field: "content", before: head.content, after: body.content },
    ];
    await addLog(client, user, "articlesUpdate", body.id, body.title, changes);
    return { id: body.id, version: body.version + 1 };
  });
}

/** Submits an article, or takes the submission back. */
export async function actBare(pool: pg.Pool, caller: Caller, body: ActBody) {
  const user = await userOf(pool, caller);
  return inTransaction(pool, async (client) => {
    const article = await lock(client, body.bizId, body.version);
    const version =
      body.action === "submit"
        ? await submit(client, user, article)
        : await withdraw(client, user, article);
    const changes = [{ field: "action", before: null, after: body.action }];
    await addLog(client, user, "articlesAct", body.bizId, article.title, changes);
    return { id: body.bizId, version };
  });
}

interface Article {
  id: string;
  title: string;
  type_id: string;
  version: number;
  round: number;
  head_version_no: number;
}

async function submit(client: pg.PoolClient, user: User, article: Article): Promise<number> {
  const { id, head_version_no: versionNo } = article;
  const round = article.round + 1;
  await client.query(
    "select content, created_by from content_versions where biz_type = 'article' and biz_id = $1 and version_no = $2",
    [id, versionNo],
  );
  const types = await client.query("select id, parent_id, flow, require_review from article_types");
  const { flow } = types.rows.find((type: { id: string }) => type.id === article.type_id);
  await addHistory(client, user, id, "submit", versionNo, round);
  const people = await client.query(
    "select id, name from users where id = any($1) and status = 'active' order by id for key share",
    [flow[0].assignees.userIds],
  );
  const roundId = uuidv7();
  await client.query(
    `insert into review_rounds (id, biz_type, biz_id, round, version_no, flow, initiator_id, initiator_name, started_at)
     values ($1, 'article', $2, $3, $4, $5, $6, $7, now())`,
    [roundId, id, round, versionNo, JSON.stringify(flow), user.id, user.name],
  );
  for (const person of people.rows) {
    await client.query(
      `insert into tasks (id, biz_type, biz_id, round_id, round, version_no, node_index, node_name, assignee_id, assignee_name, initiator_name, from_user_name, created_at)
       values ($1, 'article', $2, $3, $4, $5, 0, $6, $7, $8, $9, $9, now())`,
      [uuidv7(), id, roundId, round, versionNo, flow[0].name, person.id, person.name, user.name],
    );
  }
  return setReview(client, user, id, "running", round);
}

async function withdraw(client: pg.PoolClient, user: User, article: Article): Promise<number> {
  const { id } = article;
  const { rows } = await client.query(
    "select * from review_rounds where biz_type = 'article' and biz_id = $1 and status = 'running'",
    [id],
  );
  const [round] = rows;
  await addHistory(client, user, id, "withdraw", round.version_no, round.round);
  await client.query(
    "update review_rounds set status = 'withdrawn', ended_at = now() where id = $1",
    [round.id],
  );
  await client.query(
    "update tasks set status = 'cancelled', handled_at = now() where round_id = $1 and status = 'pending'",
    [round.id],
  );
  return setReview(client, user, id, "withdrawn", round.round);
}

async function setReview(
  client: pg.PoolClient,
  user: User,
  id: string,
  status: string,
  round: number,
): Promise<number> {
  const { rows } = await client.query(
    `update articles set review_status = $2, round = $3, updated_at = now(), updated_by = $4, updated_by_name = $5, version = version + 1
     where id = $1 returning version`,
    [id, status, round, user.id, user.name],
  );
  return rows[0].version;
}

async function userOf(pool: pg.Pool, { session, token }: Caller): Promise<User> {
  const hash = createHash("sha256").update(token).digest("hex");
  // The recorded look-up was for another token.
  const values = session.values.map((value) => (isHash(value) ? hash : value));
  const { rows } = await pool.query(session.text, values);
  const [user] = rows;
  if (user === undefined) throw new Error("The session has ended");
  return user;
}

function isHash(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

async function lock(client: pg.PoolClient, id: string, version: number): Promise<Article> {
  const { rows } = await client.query(
    "select * from articles where id = $1 and deleted_at is null for update",
    [id],
  );
  if (rows[0]?.version !== version) throw new Error("The article has changed");
  return rows[0];
}

async function addHistory(
  client: pg.PoolClient,
  user: User,
  bizId: string,
  action: string,
  versionNo: number,
  round: number,
): Promise<void> {
  await client.query(
    `insert into content_history (id, biz_type, biz_id, action, version_no, round, created_at, actor_id, actor_name)
     values ($1, 'article', $2, $3, $4, $5, now(), $6, $7)`,
    [uuidv7(), bizId, action, versionNo, round, user.id, user.name],
  );
}

async function addLog(
  client: pg.PoolClient,
  user: User,
  operationId: string,
  targetId: string,
  targetName: string,
  changes: object[],
): Promise<void> {
  await client.query(
    `insert into operation_logs (id, created_at, user_id, username, name, operation_id, target_type, target_id, target_name, changes, address, request_id)
     values ($1, now(), $2, $3, $4, $5, 'articles', $6, $7, $8, '127.0.0.1', $9)`,
    [
      uuidv7(),
      user.id,
      user.username,
      user.name,
      operationId,
      targetId,
      targetName,
      JSON.stringify(changes),
      uuidv7(),
    ],
  );
}

async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
