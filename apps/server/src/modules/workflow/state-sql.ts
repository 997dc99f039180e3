import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The state columns of a table of reviewed records. */
export interface StateColumns {
  status: PgColumn;
  reviewStatus: PgColumn;
  headVersionNo: PgColumn;
  publishedVersionNo: PgColumn;
  liveFrom: PgColumn;
  liveUntil: PgColumn;
}

/** `statusAt` of the state machine, for filters. */
export function statusSql(table: StateColumns, now: Date): SQL<string> {
  const at = now.toISOString();
  return sql<string>`case
    when ${table.status} not in ('scheduled', 'published') then ${table.status}
    when ${table.liveUntil} <= ${at}::timestamptz then 'offline'
    when ${table.liveFrom} > ${at}::timestamptz then 'scheduled'
    else 'published' end`;
}

/** `displayStatus` of the state machine, for filters. */
export function displayStatusSql(table: StateColumns, now: Date): SQL<string> {
  const status = statusSql(table, now);
  return sql<string>`case
    when ${status} = 'published' then case
      when ${table.reviewStatus} = 'running' then 'publishedReviewing'
      when ${table.headVersionNo} = ${table.publishedVersionNo} then 'published'
      else 'publishedChanged' end
    when ${status} = 'scheduled' then 'scheduled'
    when ${table.reviewStatus} = 'running' then 'reviewing'
    when ${status} = 'offline' then 'offline'
    when ${table.reviewStatus} = 'none' then 'draft'
    else ${table.reviewStatus} end`;
}
