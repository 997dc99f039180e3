import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/db/database.ts";
import type { Transactor } from "../../src/db/db.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { handlers } from "../../src/modules/index.ts";
import { countRows } from "../_creations.ts";
import { migrateAndSeed } from "../_database.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const log = { error() {}, info() {} };
const body = { name: "Pilots", code: "pilots" };
let url: string;
let databases: Database[];
let slow: TestServer;
let fast: TestServer;
let token: string;
/** What the slow server does after its write, before it commits. */
let beforeCommit: () => Promise<void>;
/** Resolves when the slow server has written. */
let written: PromiseWithResolvers<void>;

beforeAll(async () => {
  url = await createDatabase(address);
  const open = () => openPostgres({ url, statementMs: 15_000, log });
  const [one, two] = [await open(), await open()];
  databases = [one, two];
  await migrateAndSeed(one);
  slow = await startTestServer({
    database: one,
    handlers: {
      ...handlers,
      rolesCreate: (input, ctx) =>
        handlers.rolesCreate(input, { ...ctx, idempotent: slowly(ctx.idempotent) }),
    },
  });
  fast = await startTestServer({ database: two });
  token = await fast.signIn("admin");
});
beforeEach(async () => {
  written = Promise.withResolvers();
  beforeCommit = async () => {};
  const roles = await fast.call<"rolesList">("GET /roles/list?keyword=pilots", { token });
  for (const { id } of roles.body.result) await fast.call(`DELETE /roles/delete/${id}`, { token });
});
afterAll(async () => {
  await fast[Symbol.asyncDispose]();
  await slow[Symbol.asyncDispose]();
  for (const database of databases) await database.close();
  await dropDatabase(address, url);
});

function slowly(idempotent: Transactor): Transactor {
  return {
    transaction: (work) =>
      idempotent.transaction(async (tx) => {
        const result = await work(tx);
        written.resolve();
        await beforeCommit();
        return result;
      }),
  };
}

async function create(server: TestServer, key: string, input: object = body) {
  const headers = { "idempotency-key": key };
  const reply = await server.call<"rolesCreate">("POST /roles/create", {
    token,
    body: input,
    headers,
  });
  return { ...reply, replayed: reply.headers.get("idempotency-replayed") };
}

const roles = () => countRows(fast, "roles");

test("a call waits for one with the same key on another server, and gets its reply", async () => {
  const key = randomUUID();
  const before = await roles();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  beforeCommit = () => released;
  const first = create(slow, key);
  await written.promise;
  let answered = false;
  const second = create(fast, key).finally(() => (answered = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answered).toBe(false);
  release();
  const [one, two] = [await first, await second];
  expect([one.status, one.replayed]).toEqual([200, null]);
  expect([two.status, two.replayed, two.body]).toEqual([200, "true", one.body]);
  expect(await roles()).toBe(before + 1);
});

test("a call with another input is refused as soon as the first one has committed", async () => {
  const key = randomUUID();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  beforeCommit = () => released;
  const first = create(slow, key);
  await written.promise;
  const second = create(fast, key, { ...body, name: "Other pilots" });
  release();
  expect((await first).status).toBe(200);
  expect((await second).body.errorCode).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("a call takes over when the first one fails", async () => {
  const key = randomUUID();
  const before = await roles();
  const { promise: broken, reject: fail } = Promise.withResolvers<void>();
  beforeCommit = () => broken;
  const first = create(slow, key);
  await written.promise;
  const second = create(fast, key);
  fail(new Error("The server fails"));
  expect((await first).status).toBe(500);
  expect(await second).toMatchObject({ status: 200, replayed: null });
  expect(await create(slow, key)).toMatchObject({ status: 200, replayed: "true" });
  expect(await roles()).toBe(before + 1);
});

test("many calls on both servers create one record", async () => {
  for (let round = 0; round < 5; round += 1) {
    const key = randomUUID();
    const before = await roles();
    const input = { name: `Pilots ${round}`, code: `pilots${round}` };
    const replies = await Promise.all(
      [slow, fast, slow, fast, fast, slow].map((server) => create(server, key, input)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(replies.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(new Set(replies.map(({ body: { requestId } }) => requestId)).size).toBe(1);
    expect(await roles()).toBe(before + 1);
  }
});
