import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { queryRows } from "../../db/query-rows.ts";
import type { Db } from "../../db/db.ts";
import {
  accessTokens,
  comments,
  deletedRecords,
  mails,
  messages,
  notifications,
  oidcIdentities,
  passkeys,
  passwordLinks,
  recoveryCodes,
  savedViews,
  secondFactors,
  sessions,
  signInLogs,
  userRoles,
  users,
} from "../../db/schema/index.ts";
import { recordChange, serverCall } from "../audit/record-change.ts";
import { admitRetention } from "../retention/admit-retention.ts";
import { assertAdminRemains } from "../users/last-admin.ts";
import type { Account, Person } from "./find-person.ts";

/** The operation in the log. */
export const ERASURE = "personErase";

/** What an account has and nothing else refers to. */
const OWNED = [
  passwordLinks,
  userRoles,
  sessions,
  accessTokens,
  oidcIdentities,
  passkeys,
  recoveryCodes,
  secondFactors,
  notifications,
] as const;

/** Columns of a name beside the id of its account. */
const NAMES: Readonly<Record<string, string>> = {
  created_by_name: "created_by",
  updated_by_name: "updated_by",
  deleted_by_name: "deleted_by",
  resolved_by_name: "resolved_by",
  decided_by_name: "decided_by",
  added_by_name: "added_by",
  actor_name: "actor_id",
  initiator_name: "initiator_id",
  assignee_name: "assignee_id",
  from_user_name: "from_user_id",
  receiver_name: "receiver_id",
};

/**
 * Deletes what is personal about somebody, in one transaction: a visitor's messages and mails, the name and the addresses on
 * their comments; of an account all but its id, under which its work stays, with a name that says nothing. It can sign in
 * no more. The operation log keeps who did what until its time is over.
 *
 * @throws AppError `LAST_ADMIN` for the only administrator.
 */
export async function erasePerson(db: Db, person: Person, now: Date): Promise<void> {
  const { account, email } = person;
  await db.transaction(async (tx) => {
    await admitRetention(tx);
    if (email !== null) await eraseVisitor(tx, email);
    if (account !== null) await eraseAccount(tx, account, now);
    await recordChange(tx, serverCall({ id: ERASURE, tag: "users" }, now), {
      targetId: account?.id ?? "visitor",
      targetName: null,
      before: { erased: false },
      after: { erased: true },
    });
  });
}

async function eraseVisitor(tx: Db, email: string): Promise<void> {
  const deleted = await tx
    .delete(messages)
    .where(sql`lower(${messages.email}) = ${email}`)
    .returning({ id: messages.id });
  await eraseNotices(
    tx,
    deleted.map(({ id }) => id),
  );
  await tx.delete(mails).where(sql`lower(${mails.to}) = ${email}`);
  // An account that was deleted before is in the trash.
  const trashed = sql`lower(${deletedRecords.rows} -> 'users' -> 0 ->> 'email') = ${email}`;
  await tx.delete(deletedRecords).where(and(eq(deletedRecords.kind, "users"), trashed));
  await tx
    .update(comments)
    .set({
      nickname: "—",
      email: null,
      address: "",
      userAgent: "",
      createdByName: sql`case when created_by = 'visitor' then '—' else created_by_name end`,
      updatedByName: sql`case when updated_by = 'visitor' then '—' else updated_by_name end`,
    })
    .where(sql`lower(${comments.email}) = ${email}`);
}

/** Notices of a visitor's messages, and the mails that brought them: both say the subject or the name. */
async function eraseNotices(tx: Db, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const notices = await tx
    .delete(notifications)
    .where(and(eq(notifications.bizType, "message"), inArray(notifications.bizId, [...messageIds])))
    .returning({ title: notifications.title });
  for (const title of new Set(notices.map((notice) => notice.title))) {
    // One that waits is sent within minutes, and may tell of other things too.
    const isSent = isNotNull(mails.sentAt);
    await tx.delete(mails).where(and(isSent, sql`strpos(${mails.text}, ${title}) > 0`));
  }
}

async function eraseAccount(tx: Db, account: Account, now: Date): Promise<void> {
  const { id } = account;
  const alias = `erased-${id.slice(-12)}`;
  await tx
    .update(users)
    .set({
      username: alias,
      name: alias,
      // No hash: no password fits.
      passwordHash: "",
      localSignInUntil: null,
      email: null,
      mobile: null,
      avatar: null,
      gender: null,
      jobTitle: null,
      remark: null,
      status: "disabled",
      updatedAt: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id));
  for (const table of OWNED) await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(savedViews).where(eq(savedViews.ownerId, id));
  await assertAdminRemains(tx);
  const gone = { username: alias, address: "", userAgent: "" };
  await tx.update(signInLogs).set(gone).where(eq(signInLogs.userId, id));
  await replaceNames(tx, account, alias);
  const reply = sql`jsonb_set(${messages.reply}, '{byName}', to_jsonb(${alias}::text))`;
  await tx
    .update(messages)
    .set({ reply })
    .where(sql`${messages.reply} ->> 'byId' = ${id}`);
}

/** In every table that has such columns. Where a name stands without the id it is found by itself. */
async function replaceNames(tx: Db, { id, name }: Account, alias: string): Promise<void> {
  for (const { table, column, owner } of await nameColumns(tx)) {
    const [target, changed] = [sql.identifier(table), sql.identifier(column)];
    const isOwn =
      owner === null ? sql`${changed} = ${name}` : sql`${sql.identifier(owner)} = ${id}`;
    await tx.execute(sql`update ${target} set ${changed} = ${alias} where ${isOwn}`);
  }
}

interface NameColumn {
  table: string;
  column: string;
  /** Column of the account's id; null where there is none. */
  owner: string | null;
}

async function nameColumns(tx: Db): Promise<NameColumn[]> {
  const columns = await queryRows<{ table: string; column: string }>(
    tx,
    sql`select table_name::text as table, column_name::text as column
        from information_schema.columns where table_schema = 'public'
        order by table_name, column_name`,
  );
  const known = new Set(columns.map(({ table, column }) => `${table} ${column}`));
  return columns.flatMap(({ table, column }) => {
    const owner = NAMES[column];
    if (owner === undefined) return [];
    return [{ table, column, owner: known.has(`${table} ${owner}`) ? owner : null }];
  });
}
