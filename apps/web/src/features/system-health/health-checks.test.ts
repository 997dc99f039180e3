import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import type { SystemHealth } from "../../queries/system-health.ts";
import { healthChecks } from "./health-checks.ts";

const now = Date.parse("2026-11-26T12:00:00Z");
const sound: SystemHealth = {
  version: "1.0.0",
  nodeVersion: "v26.10.0",
  startedAt: "2026-11-20T12:00:00Z",
  database: { engine: "postgresql", version: "17.4", bytes: 5e6, schemaCurrent: true },
  storage: { kind: "folder", writable: true, bytes: 1e6, files: 12 },
  mail: { waiting: 0, overdue: 0, failed: 0, lastError: null, lastSentAt: null },
  webhooks: { waiting: 0, overdue: 0, failed: 0, lastError: null, lastSentAt: null },
  failingJobs: [],
  lastBackupAt: "2026-11-25T12:00:00Z",
  failedSignIns: 3,
  lockedAccounts: 0,
  riskySettings: [],
};
const checksOf = (changes: Partial<SystemHealth>, menuFaults = 0) =>
  healthChecks(
    { ...sound, ...changes },
    {
      messages: adminEn.systemHealth,
      menuFaults,
      now,
      formatSize: String,
      formatTime: (value) => value.slice(0, 10),
    },
  );
const states = (changes: Partial<SystemHealth>, menuFaults?: number) =>
  Object.fromEntries(
    checksOf(changes, menuFaults).flatMap(({ id, state }) =>
      state === "works" ? [] : [[id, state]],
    ),
  );

test("a sound system has nothing to look at", () => {
  expect(states({})).toEqual({});
});

test.each([
  ["database behind", { database: { ...sound.database, schemaCurrent: false } }, "schema", "fault"],
  ["store away", { storage: { ...sound.storage, writable: false } }, "storage", "fault"],
  ["no mail server", { mail: null }, "mail", "warning"],
  [
    "mails fail",
    { mail: { waiting: 1, overdue: 0, failed: 1, lastError: "refused", lastSentAt: null } },
    "mail",
    "warning",
  ],
  ["nothing is sent", { webhooks: { ...sound.webhooks, waiting: 2, overdue: 2 } }, "jobs", "fault"],
  [
    "work fails",
    { failingJobs: [{ name: "search-index" as const, since: "2026-11-26T09:00:00Z", times: 4 }] },
    "job search-index",
    "fault",
  ],
  ["never backed up", { lastBackupAt: null }, "backup", "warning"],
  ["old backup", { lastBackupAt: "2026-11-01T00:00:00Z" }, "backup", "warning"],
  ["locked accounts", { lockedAccounts: 1 }, "locked", "warning"],
  [
    "a risky setting",
    { riskySettings: [{ code: "mailPlain" as const, name: "SMTP_URL" }] },
    "mailPlain SMTP_URL",
    "warning",
  ],
])("%s is marked", (_case, changes, id, state) => {
  expect(states(changes)).toEqual({ [id]: state });
});

test("what does not work comes before what should be looked at", () => {
  const [first, second] = checksOf({ lastBackupAt: null }, 2);
  expect([first?.id, second?.id]).toEqual(["menus", "backup"]);
  expect(first?.path).toBe("/system/menus");
});

test("deliveries that fail lead to the webhooks, which say why", () => {
  const webhooks = { ...sound.webhooks, failed: 2 };
  const [first] = checksOf({ webhooks });
  expect([first?.id, first?.state, first?.path]).toEqual([
    "webhooks",
    "warning",
    "/system/webhooks",
  ]);
  expect(first?.text).toContain("The deliveries of their webhooks say why");
});

test("mails that fail say why, and work that fails leads to where it is seen", () => {
  const mail = {
    waiting: 2,
    overdue: 0,
    failed: 2,
    lastError: "no such mailbox",
    lastSentAt: null,
  };
  const failing = { name: "log-seal" as const, since: "2026-11-26T09:00:00Z", times: 4 };
  const [first, second] = checksOf({ mail, failingJobs: [failing] });
  expect(first).toMatchObject({
    name: "Sealing the operation log",
    text: "Fails since 2026-11-26, 4 times in a row. The server’s log says why.",
    path: "/monitor/operation-logs",
  });
  expect(second?.text).toContain("because of: no such mailbox.");
});

test("menus are left out for those who may not see them", () => {
  const checks = healthChecks(sound, {
    messages: adminEn.systemHealth,
    menuFaults: undefined,
    now,
    formatSize: String,
    formatTime: String,
  });
  expect(checks.map(({ id }) => id)).not.toContain("menus");
});
