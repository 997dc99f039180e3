import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transactor } from "../src/db/db.ts";
import { idempotencyKeys } from "../src/db/schema/index.ts";
import { readContract, type ContractOperation } from "../src/kernel/contract.ts";
import { handlers } from "../src/modules/index.ts";
import { MAX_KEYS_PER_OWNER } from "../src/modules/idempotency/stored-replies.ts";
import type { StaffClient } from "./_content.ts";
import { countRows, creations, type Creation } from "./_creations.ts";
import { testPassword } from "./_database.ts";
import { startTestServer, type TestServer } from "./_server.ts";

/* Calls that create records, with an `Idempotency-Key`. */

const { operations } = readContract();
const keyed = operations.filter(({ headerNames }) => headerNames.includes("idempotency-key"));
const link = { title: "Tides", url: "/index" };
const hour = 3_600_000;
let server: TestServer;
let staff: StaffClient;
let byOperation: Partial<Record<string, Creation>>;
/** Makes the next call of `quickLinksSave` fail after its write. */
let failsAfterWrite = false;

beforeAll(async () => {
  server = await startTestServer({
    env: { LIMITS_SCALE: "100000", TRUST_PROXY: "true" },
    handlers: {
      ...handlers,
      quickLinksSave: async (input, ctx) => {
        const idempotent = failsAfterWrite ? failing(ctx.idempotent) : ctx.idempotent;
        return handlers.quickLinksSave(input, { ...ctx, idempotent });
      },
    },
  });
  ({ staff, byOperation } = await creations(server));
});
afterAll(() => server[Symbol.asyncDispose]());

/** Rolls back what it has done. */
function failing(idempotent: Transactor): Transactor {
  return {
    transaction: (work) =>
      idempotent.transaction(async (tx) => {
        await work(tx);
        throw new Error("The server fails");
      }),
  };
}

interface Call {
  key?: string;
  token?: string | null;
  headers?: Record<string, string>;
}

function creationOf({ id }: ContractOperation): Creation {
  const creation = byOperation[id];
  if (creation === undefined) throw new Error(`There is no input for ${id}`);
  return creation;
}

function operationNamed(id: string): ContractOperation {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no ${id}`);
  return operation;
}

async function send({ method, path }: ContractOperation, body: object, call: Call = {}) {
  const { key, token = staff.admin, headers } = call;
  const isForm = body instanceof FormData;
  const reply = await fetch(server.url + server.config.apiBase + path, {
    method,
    headers: {
      ...(token !== null && { authorization: token }),
      ...(!isForm && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    text,
    replayed: reply.headers.get("idempotency-replayed"),
    id: reply.headers.get("x-request-id"),
    errorCode: (JSON.parse(text) as { errorCode?: string }).errorCode,
  };
}

const saveLink = (body: object, call: Call = {}) =>
  send(operationNamed("quickLinksSave"), body, call);
const links = () => countRows(server, "quick_links");

describe("every operation that creates records", () => {
  test("takes a key", () => {
    const reasons: Record<string, string> = {
      sessionLogin: "its reply is a secret, which is not stored",
      sessionCreateToken: "its reply is a secret, which is not stored",
      articlesPreviewLinkSave: "its reply is a secret, which is not stored",
      accessTokensSave: "its reply is a secret, which is not stored",
      oidcBegin: "its reply serves once",
      oidcSignIn: "its reply is a secret, which is not stored",
      oidcSignOut: "a second call has no session to end",
      passkeysBegin: "its reply is a challenge, which serves once",
      passkeysConfirm: "its reply is a secret, which is not stored",
      passkeysSignIn: "its reply is a secret, which is not stored",
      passkeysSignInBegin: "its reply is a challenge, which serves once",
      passkeysStepUp: "takes a challenge, which serves once",
      passkeysStepUpBegin: "its reply is a challenge, which serves once",
      secondFactorBegin: "its reply is a secret, which is not stored",
      secondFactorConfirm: "its reply is a secret, which is not stored",
      secondFactorRecoveryCodes: "its reply is a secret, which is not stored",
      webhooksSave: "its reply is a secret, which is not stored",
      webhooksTest: "a second test does no harm",
      webhooksResend: "says the same however often",
      secondFactorDisable: "says the same however often",
      sessionOpenPasswordLink: "reads",
      sessionChoosePassword: "a link works once",
      sessionBeginViewAs: "is refused while viewing",
      sessionEndViewAs: "says the same however often",
      sessionStepUp: "says the same however often",
      trashPurge: "says the same however often",
      trashRestore: "restores under the same ids",
      notificationsRead: "says the same however often",
      articlesPresence: "says the same however often",
      circulationsRemind: "reminds at most once a day",
      messagesReply: "has a version",
      commentsBatch: "says the same however often",
      messagesBatch: "says the same however often",
      productsDeleteBatch: "says the same however often",
      filesDeleteUnused: "says the same however often",
      filesCrop: "has a version",
      filesReplace: "has a version",
      filesRevert: "has a version",
      articleRemarksReply: "has a version",
      releasesAddItems: "has a version",
      releasesRemoveItems: "has a version",
      releasesSchedule: "has a version",
      releasesUnschedule: "has a version",
      releasesPublish: "has a version",
      articlesAct: "has a version",
      articleTypesAct: "has a version",
      homePagesAct: "has a version",
      homePagesRestore: "has a version",
      homePagesPreview: "reads",
      articlesRestore: "has a version",
      articlesTrashRestore: "has a version",
      productsUpdate: "has a version",
      usersDeactivate: "has a version",
      workgroupsUpdate: "has a version",
      workgroupMembersUpdate: "has a version",
      articlesPreview: "reads",
      siteOpenPreview: "reads",
      chartsGetDatas: "reads",
      productsGet: "reads",
      productsGetCascade: "reads",
      productsPage: "reads",
      productsProductCascadePage: "reads",
    };
    const posts = operations.filter(({ method }) => method === "POST").map(({ id }) => id);
    const expected = [...keyed.map(({ id }) => id), ...Object.keys(reasons)];
    expect(posts.toSorted()).toEqual(expected.toSorted());
    expect(keyed.map(({ id }) => id).toSorted()).toEqual(Object.keys(byOperation).toSorted());
  });

  test.each(keyed)("$id creates one record for one key", async (operation) => {
    const { table, body } = creationOf(operation);
    const before = await countRows(server, table);
    const key = randomUUID();
    const first = await send(operation, body(1), { key });
    expect([first.text, first.status]).toEqual([first.text, 200]);
    expect(first.replayed).toBeNull();
    for (let n = 0; n < 2; n += 1) {
      const again = await send(operation, body(1), { key });
      expect(again).toEqual({ ...first, id: again.id, replayed: "true" });
      expect(again.id).not.toBe(first.id);
    }
    expect(await countRows(server, table)).toBe(before + 1);
  });

  test.each(keyed)("$id creates one record when calls come at once", async (operation) => {
    const { table, body } = creationOf(operation);
    const before = await countRows(server, table);
    const key = randomUUID();
    const calls = Array.from({ length: 4 }, () => send(operation, body(2), { key }));
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(await countRows(server, table)).toBe(before + 1);
  });

  test.each(keyed)("$id refuses a key that belongs to another input", async (operation) => {
    const { table, body } = creationOf(operation);
    const key = randomUUID();
    const first = await send(operation, body(3), { key });
    expect([first.text, first.status]).toEqual([first.text, 200]);
    const before = await countRows(server, table);
    const other = await send(operation, body(4), { key });
    expect([other.status, other.errorCode]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    expect(await countRows(server, table)).toBe(before);
    expect((await send(operation, body(3), { key })).text).toBe(first.text);
  });

  test.each(keyed)("$id answers the same without a key", async (operation) => {
    const { body } = creationOf(operation);
    const { status, text, replayed } = await send(operation, body(4), {});
    expect([text, status, replayed]).toEqual([text, 200, null]);
  });
});

describe("a key", () => {
  test("belongs to one account", async () => {
    const key = randomUUID();
    const before = await links();
    const mine = await saveLink(link, { key });
    const theirs = await saveLink(link, { key, token: staff.publisher });
    expect([theirs.status, theirs.replayed]).toEqual([200, null]);
    expect(theirs.text).not.toBe(mine.text);
    expect(await links()).toBe(before + 2);
  });

  test("belongs to one visitor's address", async () => {
    const operation = operationNamed("siteLeaveMessage");
    const { body } = creationOf(operation);
    const key = randomUUID();
    const from = (address: string, n: number) =>
      send(operation, body(n), { key, token: null, headers: { "x-forwarded-for": address } });
    const first = await from("203.0.113.1", 7);
    expect((await from("203.0.113.1", 7)).text).toBe(first.text);
    expect((await from("203.0.113.1", 8)).status).toBe(422);
    expect((await from("203.0.113.2", 8)).status).toBe(200);
  });

  test("belongs to one operation", async () => {
    const key = randomUUID();
    await saveLink(link, { key });
    const other = await send(
      operationNamed("friendlyLinksSave"),
      { name: "Tides", url: "/index" },
      { key },
    );
    expect([other.status, other.replayed]).toEqual([200, null]);
  });

  test("is left unused by a call that is refused", async () => {
    const create = operationNamed("rolesCreate");
    const key = randomUUID();
    const body = { name: "Pilots", code: "pilots" };
    expect((await send(create, { ...body, code: "" }, { key })).status).toBe(400);
    const rival = await server.call<"rolesCreate">("POST /roles/create", {
      token: staff.admin,
      body,
    });
    const refused = await send(create, body, { key });
    expect([refused.status, refused.errorCode]).toEqual([409, "DUPLICATE"]);
    const { id } = rival.body.result;
    await server.call(`DELETE /roles/delete/${id}`, { token: staff.admin });
    const created = await send(create, body, { key });
    expect([created.status, created.replayed]).toEqual([200, null]);
    expect((await send(create, body, { key })).text).toBe(created.text);
  });

  test("is left unused by a call that fails after its write", async () => {
    const key = randomUUID();
    const before = await links();
    failsAfterWrite = true;
    expect((await saveLink(link, { key })).status).toBe(500);
    failsAfterWrite = false;
    expect(await links()).toBe(before);
    expect(await saveLink(link, { key })).toMatchObject({ status: 200, replayed: null });
    expect(await saveLink(link, { key })).toMatchObject({ status: 200, replayed: "true" });
    expect(await links()).toBe(before + 1);
  });

  test("does not depend on the order of the body's members", async () => {
    const key = randomUUID();
    const first = await saveLink({ title: "Order", url: "/index" }, { key });
    expect((await saveLink({ url: "/index", title: "Order" }, { key })).text).toBe(first.text);
  });

  test.each(["", " ", "a b", "x".repeat(256), "é"])("is refused as %j", async (key) => {
    const { status, errorCode } = await saveLink(link, { key });
    expect([status, errorCode]).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("may have any visible character", async () => {
    for (const key of ['"quoted"', "~!@#", "x".repeat(255)]) {
      expect((await saveLink(link, { key })).status).toBe(200);
    }
  });

  test("is ignored by operations that do not take one", async () => {
    const headers = { "idempotency-key": "a b" };
    const { status } = await server.call("GET /user/current", { token: staff.admin, headers });
    expect(status).toBe(200);
  });

  test("does not replay to somebody who lost the permission", async () => {
    const key = randomUUID();
    await saveLink(link, { key });
    expect((await saveLink(link, { key, token: staff.editor })).status).toBe(403);
    expect((await saveLink(link, { key, token: null })).status).toBe(401);
  });
});

describe("what is stored", () => {
  test("contains neither the key nor the input", async () => {
    const key = randomUUID();
    const creation = creationOf(operationNamed("usersAdd"));
    await send(
      operationNamed("usersAdd"),
      { ...creation.body(9), password: testPassword },
      { key },
    );
    const rows = JSON.stringify(await server.db.select().from(idempotencyKeys));
    for (const secret of [key, testPassword, "person9"]) expect(rows).not.toContain(secret);
  });

  test("is dropped in silence where a machine has filled in the honeypot", async () => {
    const body = {
      name: "Bot",
      email: "b@example.com",
      content: "Buy",
      website: "http://x.example",
    };
    const before = await countRows(server, "messages");
    const key = randomUUID();
    const first = await send(operationNamed("siteLeaveMessage"), body, { key });
    const again = await send(operationNamed("siteLeaveMessage"), body, { key });
    expect([first.status, again.text, again.replayed]).toEqual([200, first.text, "true"]);
    expect(await countRows(server, "messages")).toBe(before);
  });

  test("counts for 24 hours", async () => {
    const key = randomUUID();
    const before = await links();
    await saveLink(link, { key });
    const signInLater = async (ms: number) => {
      server.advance(ms);
      return server.signIn("admin");
    };
    const late = await saveLink(link, { key, token: await signInLater(23 * hour) });
    expect([late.status, late.replayed]).toEqual([200, "true"]);
    const token = await signInLater(2 * hour);
    const tooLate = await saveLink(link, { key, token });
    expect([tooLate.status, tooLate.replayed]).toEqual([200, null]);
    expect(await links()).toBe(before + 2);
    expect(await countRows(server, "idempotency_keys")).toBe(1);
    staff.admin = token;
  });

  test("is deleted by the first one who signs in after that", async () => {
    await saveLink(link, { key: randomUUID() });
    server.advance(25 * hour);
    staff.admin = await server.signIn("admin");
    expect(await countRows(server, "idempotency_keys")).toBe(0);
  });

  test("is limited for each account", async () => {
    await saveLink(link, { key: randomUUID() });
    const [row] = await server.db.select().from(idempotencyKeys);
    if (row === undefined) throw new Error("There is no key yet");
    const rows = Array.from({ length: MAX_KEYS_PER_OWNER }, (_, n) => ({ ...row, id: `old ${n}` }));
    for (let n = 0; n < rows.length; n += 1000) {
      await server.db.insert(idempotencyKeys).values(rows.slice(n, n + 1000));
    }
    const key = randomUUID();
    const first = await saveLink(link, { key });
    const own = eq(idempotencyKeys.owner, row.owner);
    expect(await server.db.$count(idempotencyKeys, own)).toBe(MAX_KEYS_PER_OWNER);
    expect((await saveLink(link, { key })).text).toBe(first.text);
  });
});
