import { sql } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";

export interface OutboxSources {
  db: Db;
  now: () => Date;
  databaseResponds: () => boolean;
}

interface Outbox {
  kind: string;
  waiting: number;
  overdue_seconds: number;
}

/** What waits in the outboxes of all servers together. While the database does not respond, nothing is said. */
export function watchOutboxes(sources: OutboxSources, registry: Registry): void {
  const watch = (name: string, help: string, read: (outbox: Outbox) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ["kind"],
      registers: [],
      async collect() {
        const outboxes = await readOutboxes(sources);
        this.reset();
        for (const outbox of outboxes) this.set({ kind: outbox.kind }, read(outbox));
      },
    });
    registry.registerMetric(gauge);
  };
  watch(
    "atrium_outbox_waiting",
    "Mails and deliveries of webhooks that are still to be sent, failed attempts included",
    ({ waiting }) => waiting,
  );
  watch(
    "atrium_outbox_overdue_seconds",
    "How long the longest overdue entry has been waiting for a server to send it",
    ({ overdue_seconds: seconds }) => seconds,
  );
}

async function readOutboxes({ db, now, databaseResponds }: OutboxSources): Promise<Outbox[]> {
  if (!databaseResponds()) return [];
  const counted = (kind: string, table: "mails" | "webhook_deliveries") => sql`
    select ${kind}::text as kind, count(*)::int as waiting,
      greatest(0, extract(epoch from ${now()}::timestamptz - min(due_at)))::float8 as overdue_seconds
    from ${sql.identifier(table)} where due_at is not null`;
  const all = sql`${counted("mail", "mails")} union all ${counted("webhook", "webhook_deliveries")}`;
  return queryRows<Outbox>(db, all).catch(() => []);
}
