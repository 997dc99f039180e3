import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import {
  articles,
  messages,
  operationLogs,
  oidcAttempts,
  operationLogSeals,
  passkeyChallenges,
  previewLinks,
  sessions,
  signInLogs,
  users,
} from "../../db/schema/index.ts";
import { loadConfig } from "../../kernel/config/config.ts";
import { sealLog } from "../audit/seal-log.ts";
import { verifyLog } from "../audit/verify-log.ts";
import { deleteExpired, RETENTION } from "./delete-expired.ts";

const DAY_MS = 86_400_000;
const { retention } = loadConfig({});
const forEver = loadConfig({
  KEEP_OPERATION_LOG_DAYS: "0",
  KEEP_SIGN_IN_LOG_DAYS: "0",
  KEEP_SIGN_IN_ADDRESS_DAYS: "0",
  KEEP_MESSAGE_DAYS: "0",
  KEEP_TRASH_DAYS: "0",
  KEEP_NOTICE_DAYS: "0",
  KEEP_UNUSED_FILE_DAYS: "0",
}).retention;

let server: TestServer;
let staff: StaffClient;
let now: Date;

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
  now = new Date();
});

afterAll(() => server[Symbol.asyncDispose]());

const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const deletions = () => operationLog(server, eq(operationLogs.operationId, RETENTION));

/** A log in which nothing has happened yet, not even what made the staff. */
async function clearLog(): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('atrium.retention', 'on', true)`);
    await tx.delete(operationLogs);
    await tx.delete(operationLogSeals);
  });
}

async function addEntries(days: readonly number[]): Promise<void> {
  for (const [index, age] of days.entries()) {
    await server.db.insert(operationLogs).values({
      id: `old-${age}-${index}`,
      createdAt: daysAgo(age),
      operationId: "articlesSave",
      targetType: "articles",
      requestId: "old",
    });
  }
}

describe("deleteExpired", () => {
  it("deletes old entries of the operation log, says so in it, and leaves a chain that verifies", async () => {
    await clearLog();
    await addEntries([1_200, 1_150, 1_100, 1_000, 3]);
    while ((await sealLog(server.db, now)) > 0);
    await deleteExpired(server.db, retention, now);
    const left = await operationLog(server, eq(operationLogs.requestId, "old"));
    expect(left.map(({ id }) => id)).toEqual(["old-1000-3", "old-3-4"]);
    const [entry] = await deletions();
    expect(entry).toMatchObject({ userId: null, address: null, targetType: "operationLogs" });
    expect(entry?.changes[0]).toEqual({ field: "deleted", before: null, after: "3" });
    while ((await sealLog(server.db, now)) > 0);
    expect(await verifyLog(server.db, now)).toMatchObject({ first: 4, waiting: 0, faults: [] });

    await deleteExpired(server.db, retention, now);
    expect(await deletions()).toHaveLength(1);
    expect((await verifyLog(server.db, now)).faults).toEqual([]);
  });

  it("deletes old sign-ins, and keeps of older addresses the network", async () => {
    const add = (address: string, age: number) =>
      server.db.insert(signInLogs).values({
        id: `${address}-${age}`,
        createdAt: daysAgo(age),
        username: "editor",
        event: "signIn",
        address,
        userAgent: "test",
        requestId: "signs",
      });
    await add("203.0.113.77", 400);
    await add("203.0.113.77", 100);
    await add("2001:db8:abcd:12::7", 100);
    await add("unknown", 100);
    await add("203.0.113.77", 10);
    await deleteExpired(server.db, retention, now);
    const rows = await server.db
      .select({ address: signInLogs.address })
      .from(signInLogs)
      .where(eq(signInLogs.requestId, "signs"))
      .orderBy(signInLogs.createdAt, sql`length(${signInLogs.address})`, signInLogs.address);
    expect(rows.map(({ address }) => address).toSorted()).toEqual(
      ["2001:db8:abcd::", "203.0.113.0", "203.0.113.77", "unknown"].toSorted(),
    );
  });

  it("deletes old messages without a copy of them in the log", async () => {
    for (const content of ["Old question", "New question"]) {
      const body = { name: "Ann", email: "ann@example.com", content };
      await server.call("POST /api/app/other/leaveMessage", { body });
    }
    await server.db
      .update(messages)
      .set({ createdAt: daysAgo(800) })
      .where(eq(messages.content, "Old question"));
    await deleteExpired(server.db, retention, now);
    const left = await server.db.select({ content: messages.content }).from(messages);
    expect(left).toEqual([{ content: "New question" }]);
    expect(JSON.stringify(await deletions())).not.toContain("Old question");
  });

  it("empties the trash of what has been in it for 90 days", async () => {
    const [old, fresh] = [
      await write(staff, { title: "Old" }),
      await write(staff, { title: "Fresh" }),
    ];
    await server.db
      .update(articles)
      .set({ deletedAt: daysAgo(91) })
      .where(eq(articles.id, old));
    await server.db
      .update(articles)
      .set({ deletedAt: daysAgo(89) })
      .where(eq(articles.id, fresh));
    await deleteExpired(server.db, retention, now);
    const left = await server.db.select({ id: articles.id }).from(articles);
    expect(left.map(({ id }) => id)).toContain(fresh);
    expect(left.map(({ id }) => id)).not.toContain(old);
    expect((await deletions()).find(({ targetId }) => targetId === old)).toMatchObject({
      targetType: "articles",
      targetName: "Old",
      changes: [{ field: "deletedAt", after: null }],
    });
  });

  it("deletes sessions that have expired, and no others", async () => {
    await server.signIn("editor");
    const before = await server.db.select({ id: sessions.id }).from(sessions);
    const latest =
      before
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? "";
    await server.db
      .update(sessions)
      .set({ expiresAt: daysAgo(1) })
      .where(eq(sessions.id, latest));
    await deleteExpired(server.db, retention, now);
    expect(await server.db.$count(sessions)).toBe(before.length - 1);
    expect(await server.db.$count(sessions, eq(sessions.id, latest))).toBe(0);
  });

  it("deletes attempts to sign in that were given up, and preview links long past their end", async () => {
    const { db } = server;
    const articleId = await write(staff, { title: "Shown to a friend" });
    const person = await db.select({ id: users.id }).from(users).limit(1);
    const createdBy = person[0]?.id ?? "";
    for (const [index, age] of [31, 29, -1].entries()) {
      const key = `ends-${index}`;
      const expiresAt = daysAgo(age);
      const times = { createdAt: daysAgo(age + 7), expiresAt };
      const link = { tokenHash: key, articleId, createdBy, createdByName: "Ann", ...times };
      await db.insert(previewLinks).values(link);
      await db.insert(oidcAttempts).values({
        stateHash: key,
        browserHash: key,
        nonce: key,
        codeVerifier: key,
        expiresAt,
      });
      await db
        .insert(passkeyChallenges)
        .values({ challenge: key, purpose: "signIn", sessionId: null, expiresAt });
    }
    await deleteExpired(db, forEver, now);
    const links = await db.select({ key: previewLinks.tokenHash }).from(previewLinks);
    const attempts = await db.select({ key: oidcAttempts.stateHash }).from(oidcAttempts);
    const challenges = await db
      .select({ key: passkeyChallenges.challenge })
      .from(passkeyChallenges);
    // A link that has ended says so for thirty days.
    expect(links.map(({ key }) => key).toSorted()).toEqual(["ends-1", "ends-2"]);
    expect([attempts, challenges]).toEqual([[{ key: "ends-2" }], [{ key: "ends-2" }]]);
  });

  it("logs each deletion once when several servers run at once, and none of them fails", async () => {
    await clearLog();
    await addEntries([1_300, 1_200, 3]);
    while ((await sealLog(server.db, now)) > 0);
    const article = await write(staff, { title: "Taken" });
    await server.db
      .update(articles)
      .set({ deletedAt: daysAgo(91) })
      .where(eq(articles.id, article));
    const run = () => deleteExpired(server.db, retention, now);
    await Promise.all([run(), run(), run()]);
    const logged = (await deletions()).map(
      ({ targetId, changes }) => `${targetId}: ${changes[0]?.after ?? "alone"}`,
    );
    expect(logged.toSorted()).toEqual([`${article}: alone`, "operationLogs: 2"].toSorted());
  });

  it("keeps everything where the settings say so", async () => {
    await addEntries([5_000]);
    while ((await sealLog(server.db, now)) > 0);
    const before = await server.db.$count(operationLogs);
    await deleteExpired(server.db, forEver, now);
    expect(await server.db.$count(operationLogs)).toBe(before);
  });
});
