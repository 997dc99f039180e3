import { createServer } from "node:net";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Db } from "../../db/db.ts";
import { operationLogs, operationLogSeals } from "../../db/schema/index.ts";
import { loadConfig, type AuditSinkConfig } from "../../kernel/config/config.ts";
import { openAuditSink, type AuditSink } from "./audit-sink.ts";
import { CHAIN_START, hashOf, sealLog } from "./seal-log.ts";
import { sendLogOn } from "./send-log-on.ts";
import { verifyLog } from "./verify-log.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});

afterAll(() => server[Symbol.asyncDispose]());

async function sealAll(): Promise<void> {
  while ((await sealLog(server.db, new Date())) > 0);
}

/** Writes entries, seals them, and returns them in the chain's order. */
async function sealedEntries(count: number) {
  for (let n = 0; n < count; n += 1) await write(staff);
  await sealAll();
  return server.db
    .select({ position: operationLogSeals.position, id: operationLogs.id })
    .from(operationLogSeals)
    .innerJoin(operationLogs, eq(operationLogs.id, operationLogSeals.entryId))
    .orderBy(asc(operationLogSeals.position));
}

/** What somebody with the permissions of the tables' owner could do; undone afterwards. */
async function tampering<T>(change: (tx: Db) => Promise<unknown>, look: (tx: Db) => Promise<T>) {
  class Undo extends Error {}
  let seen: T | undefined;
  await server.db
    .transaction(async (tx) => {
      await tx.execute(sql`select set_config('atrium.retention', 'on', true)`);
      await change(tx);
      seen = await look(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return seen;
}

const faultsIn = async (tx: Db) => (await verifyLog(tx, new Date())).faults;

describe("the chain over the operation log", () => {
  it("has one seal for each entry, whoever seals at the same time", async () => {
    await Promise.all(Array.from({ length: 12 }, () => write(staff)));
    await Promise.all(Array.from({ length: 5 }, () => sealLog(server.db, new Date())));
    await sealAll();
    const entries = await server.db.$count(operationLogs);
    expect(entries).toBeGreaterThanOrEqual(12);
    const verdict = await verifyLog(server.db, new Date());
    expect(verdict).toMatchObject({ verified: entries, first: 1, waiting: 0, faults: [] });
    expect(verdict.last?.position).toBe(entries);
  });

  it("reveals an entry that was changed, deleted, or taken out with its seal", async () => {
    const [first, second] = await sealedEntries(3);
    if (!first || !second) throw new Error("There are no entries");
    const { position } = second;
    const isSecond = eq(operationLogs.id, second.id);
    expect(
      await tampering(
        (tx) => tx.update(operationLogs).set({ name: "Eve" }).where(isSecond),
        faultsIn,
      ),
    ).toEqual([{ kind: "changed", position }]);
    expect(await tampering((tx) => tx.delete(operationLogs).where(isSecond), faultsIn)).toEqual([
      { kind: "missing", position },
    ]);
    expect(
      await tampering(async (tx) => {
        await tx.delete(operationLogs).where(isSecond);
        await tx.delete(operationLogSeals).where(eq(operationLogSeals.position, position));
      }, faultsIn),
    ).toEqual([{ kind: "gap", position: position + 1 }]);
    expect(
      await tampering(async (tx) => {
        await tx.delete(operationLogs).where(eq(operationLogs.id, first.id));
        await tx.delete(operationLogSeals).where(eq(operationLogSeals.position, 1));
      }, faultsIn),
    ).toEqual([{ kind: "gap", position: 2 }]);
  });

  it("reveals an entry that was changed together with its seal", async () => {
    const [first, second] = await sealedEntries(3);
    if (!first || !second) throw new Error("There are no entries");
    const forge = async (tx: Db) => {
      const isSecond = eq(operationLogs.id, second.id);
      const [entry] = await tx
        .update(operationLogs)
        .set({ name: "Eve" })
        .where(isSecond)
        .returning();
      const ofFirst = eq(operationLogSeals.position, first.position);
      const [seal] = await tx.select().from(operationLogSeals).where(ofFirst);
      if (!entry || !seal) throw new Error("There is no entry");
      const hash = hashOf(seal.hash, second.position, entry);
      await tx
        .update(operationLogSeals)
        .set({ hash })
        .where(eq(operationLogSeals.position, second.position));
    };
    expect(await tampering(forge, faultsIn)).toEqual([
      { kind: "changed", position: second.position + 1 },
    ]);
  });

  it("reveals an entry that was slipped in with an old date, and waits for new ones", async () => {
    const [first] = await sealedEntries(1);
    if (!first) throw new Error("There are no entries");
    const slip = (createdAt: Date) => async (tx: Db) => {
      const [row] = await tx.select().from(operationLogs).where(eq(operationLogs.id, first.id));
      if (row) await tx.insert(operationLogs).values({ ...row, id: "slipped", createdAt });
    };
    expect(await tampering(slip(new Date("2026-01-01")), faultsIn)).toEqual([
      { kind: "unsealed", entryId: "slipped" },
    ]);
    const fresh = await tampering(slip(new Date()), (tx) => verifyLog(tx, new Date()));
    expect(fresh).toMatchObject({ waiting: 1, faults: [] });
  });

  it("covers every column of an entry", async () => {
    const [row] = await server.db.select().from(operationLogs).limit(1);
    if (!row) throw new Error("There is no entry");
    const hash = hashOf(CHAIN_START, 1, row);
    for (const column of Object.keys(getTableColumns(operationLogs))) {
      const other = {
        createdAt: new Date(0),
        changes: [{ field: "title", before: null, after: '"Quay"' }],
      };
      const changed = { ...row, [column]: Reflect.get(other, column) ?? "other" };
      expect([column, hashOf(CHAIN_START, 1, changed) === hash]).toEqual([column, false]);
    }
  });

  it("must still contain a seal that was noted elsewhere", async () => {
    await sealedEntries(2);
    const { last } = await verifyLog(server.db, new Date());
    if (!last) throw new Error("There is no seal");
    await sealedEntries(1);
    expect((await verifyLog(server.db, new Date(), last)).faults).toEqual([]);
    const other = { ...last, hash: "0".repeat(64) };
    const head = { kind: "head", position: last.position };
    expect((await verifyLog(server.db, new Date(), other)).faults).toEqual([head]);
    const later = { position: last.position + 100, hash: last.hash };
    expect((await verifyLog(server.db, new Date(), later)).faults).toHaveLength(1);
  });
});

describe("AUDIT_SINK", () => {
  const configOf = (address: string): AuditSinkConfig => {
    const { auditSink } = loadConfig({ AUDIT_SINK: address });
    if (!auditSink) throw new Error("There is no sink");
    return auditSink;
  };

  it("appends each entry with its seal to a file that only its owner reads", async () => {
    const folder = await mkdtemp(join(tmpdir(), "atrium-audit-"));
    try {
      const path = join(folder, "log.jsonl");
      const sink = openAuditSink(configOf(path));
      const entries = await sealedEntries(3);
      while ((await sendLogOn(server.db, sink, path)) > 0);
      await sealedEntries(1);
      expect(await sendLogOn(server.db, sink, path)).toBe(1);
      expect(await sendLogOn(server.db, sink, path)).toBe(0);
      const lines = (await readFile(path, "utf8"))
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(lines.map(({ position }) => position)).toEqual(
        Array.from({ length: entries.length + 1 }, (_, index) => index + 1),
      );
      expect(lines.at(-1)).toMatchObject({ operationId: "articlesSave", username: "editor" });
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("sends again what the sink has not accepted", async () => {
    await sealedEntries(1);
    let isDown = true;
    const got: string[] = [];
    const sink: AuditSink = {
      async write(lines) {
        if (isDown) throw new Error("down");
        got.push(...lines.map(({ json }) => json));
      },
    };
    await expect(sendLogOn(server.db, sink, "moody")).rejects.toThrow("down");
    isDown = false;
    while ((await sendLogOn(server.db, sink, "moody")) > 0);
    expect(got).toHaveLength(await server.db.$count(operationLogSeals));
  });

  it("speaks syslog over TCP, and fails when nobody listens", async () => {
    const received: Buffer[] = [];
    const collector = createServer({ allowHalfOpen: false }, (socket) => {
      socket.on("data", (data) => received.push(Buffer.from(data)));
    });
    await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
    const address = collector.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const sink = openAuditSink(configOf(`syslog://127.0.0.1:${port}`));
    const at = new Date("2026-03-02T08:00:00.000Z");
    await sink.write([
      { at, json: '{"a":"港"}' },
      { at, json: "{}" },
    ]);
    const text = Buffer.concat(received).toString();
    const [, length = "", rest = ""] = /^(\d+) (.*)$/s.exec(text) ?? [];
    const first = Buffer.from(rest).subarray(0, Number(length)).toString();
    expect(first).toMatch(
      /^<110>1 2026-03-02T08:00:00\.000Z \S+ atrium - operation-log - \{"a":"港"\}$/,
    );
    expect(text.endsWith(" {}")).toBe(true);
    await new Promise((resolve) => collector.close(resolve));
    await expect(sink.write([{ at, json: "{}" }])).rejects.toThrow("ECONNREFUSED");
  });
});
