import { and, isNotNull, isNull, lt, max, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isLocked } from "../../auth/sign-in-limits.ts";
import { newestMigration, schemaOf } from "../../db/migration-history.ts";
import { queryRows } from "../../db/query-rows.ts";
import { files, mails, users, webhookDeliveries } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { riskySettings } from "../../kernel/config/risky-settings.ts";
import { readContract } from "../../kernel/contract.ts";
import type { Context } from "../operation.ts";
import { countFailedSignIns, lastBackup, sumOfFiles } from "./system-facts.ts";

type Schemas = components["schemas"];
type Health = Schemas["SystemHealth"];

const startedAt = new Date(Date.now() - performance.now()).toISOString();

/** The state of what the site runs on. One question after the other: the page takes no more than one connection. */
export async function systemHealth(ctx: Context): Promise<Health> {
  const { db, config, now } = ctx;
  const at = now();
  return {
    version: version(),
    nodeVersion: process.version,
    startedAt,
    database: await databaseHealth(ctx),
    storage: await storageHealth(ctx),
    mail: config.mail === null ? null : await outbox(ctx, mails, mails.sentAt),
    webhooks: await outbox(ctx, webhookDeliveries, webhookDeliveries.deliveredAt),
    failingJobs: failingJobs(ctx),
    lastBackupAt: await lastBackup(db),
    failedSignIns: await countFailedSignIns(db, at),
    lockedAccounts: await db.$count(users, isLocked(db, config.limits, at)),
    riskySettings: riskySettings(config).map(({ code, name }) => ({ code, name })),
  };
}

let knownVersion: string | undefined;

function version(): string {
  knownVersion ??= readContract().document.info.version;
  return knownVersion;
}

async function databaseHealth({ db, config }: Context): Promise<Health["database"]> {
  const [row] = await queryRows<{ version: string; bytes: string }>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
  );
  const schema = await schemaOf(db);
  return {
    engine: config.databaseUrl === null ? "embedded" : "postgresql",
    version: row?.version ?? "",
    bytes: Number(row?.bytes ?? 0),
    schemaCurrent: schema !== null && schema >= newestMigration(),
  };
}

async function storageHealth({
  db,
  config,
  files: store,
  log,
}: Context): Promise<Health["storage"]> {
  const writable = await store.check().then(
    () => true,
    (err: unknown) => {
      log.warn({ err }, "The store of the uploaded files could not be tried");
      return false;
    },
  );
  return {
    kind: config.bucket === null ? "folder" : "bucket",
    writable,
    bytes: await sumOfFiles(db),
    files: await db.$count(files),
  };
}

function failingJobs({ jobRuns }: Context): Health["failingJobs"] {
  return [...jobRuns.list()].flatMap(([name, { failing }]) =>
    failing === null ? [] : [{ name, since: failing.since.toISOString(), times: failing.times }],
  );
}

/** Workers look every few seconds; an attempt takes no longer than this. */
const overdueMs = 10 * 60_000;

type OutboxTable = PgTable & { id: PgColumn; dueAt: PgColumn; error: PgColumn };

async function outbox(
  { db, now }: Context,
  table: OutboxTable,
  sentAt: PgColumn,
): Promise<Schemas["Outbox"]> {
  const isOverdue = lt(table.dueAt, new Date(now().getTime() - overdueMs));
  const isWaiting = isNotNull(table.dueAt);
  const hasFailed: SQL | undefined = and(isNull(sentAt), isNotNull(table.error));
  const [row] = await db
    .select({
      waiting: sql<string>`count(*) filter (where ${isWaiting})`,
      overdue: sql<string>`count(*) filter (where ${isOverdue})`,
      failed: sql<string>`count(*) filter (where ${hasFailed})`,
      lastError: sql<
        string | null
      >`(array_agg(${table.error} order by ${table.id} desc) filter (where ${hasFailed}))[1]`,
      lastSentAt: max(sentAt),
    })
    .from(table);
  const lastSentAt = row?.lastSentAt;
  return {
    waiting: Number(row?.waiting ?? 0),
    overdue: Number(row?.overdue ?? 0),
    failed: Number(row?.failed ?? 0),
    lastError: row?.lastError ?? null,
    lastSentAt: lastSentAt instanceof Date ? lastSentAt.toISOString() : null,
  };
}
