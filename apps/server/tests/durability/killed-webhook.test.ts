import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isNull } from "drizzle-orm";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Db } from "../../src/db/db.ts";
import { webhookDeliveries } from "../../src/db/schema/index.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { loadConfig } from "../../src/kernel/config/config.ts";
import { queueWebhooks } from "../../src/modules/webhooks/queue-webhooks.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { run, Run, type RunEnv } from "../_run.ts";

/* Webhooks are managed by commands, and survive a server that is killed while a receiver has half of one. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const postgres = serverUrl();
const dataDir = mkdtempSync(join(tmpdir(), "atrium-killed-webhook-"));
const env: RunEnv = {
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: "Kept-through-all-1",
  WEBHOOK_PRIVATE_ADDRESSES: "1",
};
const accepted: string[] = [];
let stalls = true;
const stalled = Promise.withResolvers<void>();
let latest: Run | undefined;

const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const { data } = JSON.parse(body) as { data: { title: string } };
    if (stalls && data.title === "Second") return stalled.resolve();
    accepted.push(data.title);
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  if (postgres !== null) env["DATABASE_URL"] = await createDatabase(postgres);
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  await run(["seed"], env);
});

afterAll(async () => {
  latest?.kill("SIGKILL");
  await latest?.ended;
  receiver.closeAllConnections();
  receiver.close();
  if (postgres !== null) await dropDatabase(postgres, env["DATABASE_URL"] ?? "");
  rmSync(dataDir, { recursive: true, force: true });
});

async function withDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const config = loadConfig({ NODE_ENV: "test", ...env });
  const database = await openDatabase(config, { info() {}, error() {} });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

async function start(): Promise<Run> {
  latest = new Run(["start"], env);
  await latest.listening();
  return latest;
}

test("every event is accepted once, although its server is killed in the middle of one", async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const refused = await run(["webhook", "add", "ftp://example.com"], env);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("http or https")]);
  const added = await run(["webhook", "add", url], env);
  expect(added.output).toContain("shown only now: whsec_");
  const begin = Date.now();
  await withDatabase(async (db) => {
    for (const [n, title] of ["First", "Second", "Third"].entries()) {
      const subject = { bizType: "article", id: title, title };
      await queueWebhooks(db, "article.published", subject, new Date(begin - 10_000 + n));
    }
  });
  const killed = await start();
  await stalled.promise;
  await expect.poll(() => accepted.toSorted(), { timeout: 60_000 }).toEqual(["First", "Third"]);
  // What is accepted is written down right after.
  await delay(1000);
  killed.kill("SIGKILL");
  await killed.ended;
  stalls = false;
  // The claim of the killed one expires at once instead of in a minute.
  await withDatabase((db) =>
    db
      .update(webhookDeliveries)
      .set({ dueAt: new Date(begin) })
      .where(isNull(webhookDeliveries.deliveredAt)),
  );
  const next = await start();
  await expect
    .poll(() => accepted.toSorted(), { timeout: 60_000 })
    .toEqual(["First", "Second", "Third"]);
  next.kill("SIGTERM");
  expect(await next.ended).toBe(0);
  const log = await run(["webhook", "log"], env);
  expect(log.output.match(/ {2}delivered /g)).toHaveLength(3);
  const list = await run(["webhook", "list"], env);
  expect(list.output).toContain(url);
  expect(list.output + log.output).not.toContain("whsec_");
  const [id = ""] = /[0-9a-f-]{36}/.exec(list.output) ?? [];
  expect((await run(["webhook", "remove", id], env)).output).toContain("is removed");
  expect((await run(["webhook", "list"], env)).output).toContain("There are no webhooks");
});
