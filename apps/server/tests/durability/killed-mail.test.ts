import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isNull } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mails } from "../../src/db/schema/index.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { loadConfig } from "../../src/kernel/config/config.ts";
import { queueMail } from "../../src/modules/mail/queue-mail.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { Run, type RunEnv } from "../_run.ts";

/*
 * A server process is killed while a real mail server has half of a mail: nothing is lost, and nothing that was accepted
 * comes twice.
 */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const postgres = serverUrl();
const dataDir = mkdtempSync(join(tmpdir(), "atrium-killed-mail-"));
const env: RunEnv = {
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: "Kept-through-all-1",
  MAIL_FROM: "Atrium <atrium@example.com>",
};
const log = { info() {}, error() {} };
const accepted: string[] = [];
let stalls = true;
const stalled = Promise.withResolvers<void>();
let latest: Run | undefined;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, callback) => {
    text(stream).then((mail) => {
      // The second one is read whole, and its sender is killed before it hears so.
      if (stalls && mail.includes("Subject: Second")) return stalled.resolve();
      accepted.push(/^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? "");
      callback();
    }, callback);
  },
});

beforeAll(async () => {
  if (postgres !== null) env["DATABASE_URL"] = await createDatabase(postgres);
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  env["SMTP_URL"] = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  latest?.kill("SIGKILL");
  await latest?.ended;
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  if (postgres !== null) await dropDatabase(postgres, env["DATABASE_URL"] ?? "");
  rmSync(dataDir, { recursive: true, force: true });
});

async function withDatabase(
  work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<unknown>,
) {
  const config = loadConfig({ NODE_ENV: "test", ...env });
  const database = await openDatabase(config, log);
  try {
    await database.migrate();
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

function unsent() {
  return isNull(mails.sentAt);
}

function bySubject([a]: readonly [string, boolean], [b]: readonly [string, boolean]): number {
  return a < b ? -1 : 1;
}

test("every mail is accepted once, although its sender is killed in the middle of one", async () => {
  const begin = Date.now();
  await withDatabase(async (db) => {
    for (const [n, subject] of ["First", "Second", "Third"].entries()) {
      const mail = { to: "reader@example.com", subject, text: "Hello", html: "<p>Hello</p>" };
      await queueMail(db, mail, new Date(begin - 10_000 + n));
    }
  });
  const killed = await start();
  await stalled.promise;
  killed.kill("SIGKILL");
  await killed.ended;
  stalls = false;
  expect(accepted).toEqual(["First"]);
  // The claim of the killed one expires at once instead of in two minutes.
  await withDatabase(async (db) => {
    const rows = await db.select().from(mails);
    const states = rows.map(({ subject, sentAt }) => [subject, sentAt !== null] as const);
    expect(states.toSorted(bySubject)).toEqual([
      ["First", true],
      ["Second", false],
      ["Third", false],
    ]);
    await db
      .update(mails)
      .set({ dueAt: new Date(begin) })
      .where(unsent());
  });
  const next = await start();
  await expect
    .poll(() => accepted.toSorted(), { timeout: 60_000 })
    .toEqual(["First", "Second", "Third"]);
  next.kill("SIGTERM");
  expect(await next.ended).toBe(0);
  await withDatabase(async (db) => {
    expect(await db.$count(mails, unsent())).toBe(0);
  });
});
