import { afterAll, beforeAll, expect, test } from "vitest";
import { result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { backups, mails } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  const env = {
    SMTP_URL: "smtps://mail.example.com",
    MAIL_FROM: "Atrium <atrium@example.com>",
    // A folder that is none.
    AUDIT_SINK: "/dev/null/audit.log",
  };
  server = await startTestServer({ env });
  staff = await signInStaff(server);
});

afterAll(() => server[Symbol.asyncDispose]());

async function health() {
  const reply = await server.call<"systemHealthGet">("GET /api/systemHealth/get", {
    token: staff.admin,
  });
  return result(reply);
}

test("an administrator sees a new system work", async () => {
  const seen = await health();
  expect(seen).toMatchObject({
    database: { schemaCurrent: true },
    storage: { kind: "folder", writable: true },
    mail: { failed: 0, lastSentAt: null },
    webhooks: { waiting: 0, failed: 0, lastSentAt: null },
    lastBackupAt: null,
    lockedAccounts: 0,
    riskySettings: [],
  });
  expect(seen.database.version).toMatch(/^\d+/);
  expect(seen.database.bytes).toBeGreaterThan(0);
  expect(Date.parse(seen.startedAt)).toBeLessThanOrEqual(Date.now());
});

test("what was sent, what failed and the last backup are reported", async () => {
  const at = new Date("2026-03-14T09:30:00Z");
  const mail = { to: "a@example.com", subject: "s", text: "t", html: "h", createdAt: at };
  const before = await health();
  await server.db.insert(mails).values([
    { ...mail, sentAt: at },
    { ...mail, dueAt: new Date("2999-01-01T00:00:00Z"), attempts: 1, error: "refused" },
  ]);
  await server.db.insert(backups).values({ finishedAt: at, size: 1000 });
  const after = await health();
  expect(after.mail).toEqual({
    waiting: (before.mail?.waiting ?? 0) + 1,
    overdue: 0,
    failed: 1,
    lastError: "refused",
    lastSentAt: at.toISOString(),
  });
  expect(after.lastBackupAt).toBe(at.toISOString());
});

test("work that fails is named, with since when", async () => {
  const failing = async () => (await health()).failingJobs.map(({ name }) => name);
  await expect.poll(failing, { timeout: 20_000 }).toEqual(["log-forward"]);
  const [job] = (await health()).failingJobs;
  expect(job?.times).toBeGreaterThan(0);
  expect(Date.parse(job?.since ?? "")).toBeLessThanOrEqual(Date.now());
});

test("nobody else sees it", async () => {
  const reply = await server.call("GET /api/systemHealth/get", { token: staff.editor });
  expect(reply.status).toBe(403);
});
