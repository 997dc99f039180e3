import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { holdsPermission } from "../../auth/holds-permission.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { queryRows } from "../../db/query-rows.ts";
import { users } from "../../db/schema/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import type { WorkKind } from "./work-kind.ts";

interface Owned {
  /** The tag of its operations, for the log. */
  tag: string;
  table: PgTable & { id: PgColumn; createdAt: PgColumn };
  name: PgColumn | SQL;
  /** The account that answers for a record, and its name where that is stored as well. */
  owner: PgColumn;
  ownerName?: PgColumn;
  isOpen: SQL;
  view: string;
  /** The permission without which nobody can go on with it; anybody can without one. */
  needs?: string;
  /** What the notice of the receiver is about; none without it. */
  notice?: "article" | "comment" | "message";
  blocksDeletion?: boolean;
}

const places = {
  article: (id: string) => noticePlaces.editor("article", id),
  comment: noticePlaces.comment,
  message: noticePlaces.message,
};

/** Records that name in a column who answers for them. */
export function ownedRecords(owned: Owned): WorkKind {
  const { tag, table, name, owner, ownerName, isOpen, view, needs, notice } = owned;
  return {
    open: (userId) => sql`select ${table.id}, ${name} as name from ${table}
      where ${owner} = ${userId} and (${isOpen}) order by ${table.createdAt}, ${table.id}`,
    view,
    blocksDeletion: owned.blocksDeletion ?? false,
    unavailable: () =>
      needs === undefined
        ? null
        : sql`when not ${holdsPermission(users.id, needs)} then 'noPermission'`,
    async handOver(tx, from, to, ctx) {
      const by = signedIn(ctx.user);
      const now = ctx.now();
      const column = ({ name: column }: PgColumn) => sql.identifier(column);
      const rows = await queryRows<{ id: string; name: string }>(
        tx,
        sql`update ${table} set ${column(owner)} = ${to.id},
          ${ownerName ? sql`${column(ownerName)} = ${to.name},` : sql``}
          version = version + 1, updated_at = ${now.toISOString()}::timestamptz,
          updated_by = ${by.id}, updated_by_name = ${by.name}
        where ${owner} = ${from.id} and (${isOpen}) returning ${table.id}, ${name} as name`,
      );
      for (const { id, name: targetName } of rows) {
        const change = { before: { owner: from.name }, after: { owner: to.name } };
        await recordChange(tx, ctx, { targetType: tag, targetId: id, targetName, ...change });
        if (notice === undefined) continue;
        const about = { bizType: notice, bizId: id, title: targetName, place: places[notice](id) };
        await notify(tx, { kind: "assigned", to: [to.id], ...about, by, now });
      }
    },
  };
}
