import { asc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import {
  accessTokens,
  comments,
  mails,
  messageAnswers,
  messages,
  notificationPreferences,
  notifications,
  oidcIdentities,
  operationLogs,
  orgs,
  passkeys,
  passwordLinks,
  roles,
  savedViews,
  secondFactors,
  sessions,
  signInLogs,
  userRoles,
  users,
} from "../../db/schema/index.ts";
import type { Account, Person } from "./find-person.ts";

/** Never exported: who has them could sign in, or guess the password. */
const SECRETS = new Set(["passwordHash", "tokenHash", "secret", "idToken"]);

/** All that the database holds about a person, by kind, as JSON values. Texts that they wrote for the site are the site's. */
export async function exportPerson(db: Db, { account, email }: Person): Promise<object> {
  return {
    ...(account === null ? {} : await ofAccount(db, account)),
    ...(email === null ? {} : await ofVisitor(db, email)),
  };
}

async function ofAccount(db: Db, { id, orgId }: Account): Promise<object> {
  const held = db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, id));
  return {
    account: await rowsOf(db, users, eq(users.id, id)),
    organisations: await rowsOf(db, orgs, sql`${orgs.id} = ${orgId}`),
    roles: await rowsOf(db, roles, inArray(roles.id, held)),
    sessions: await rowsOf(db, sessions, eq(sessions.userId, id)),
    accessTokens: await rowsOf(db, accessTokens, eq(accessTokens.userId, id)),
    identities: await rowsOf(db, oidcIdentities, eq(oidcIdentities.userId, id)),
    passkeys: await rowsOf(db, passkeys, eq(passkeys.userId, id)),
    passwordLink: await rowsOf(db, passwordLinks, eq(passwordLinks.userId, id)),
    savedViews: await rowsOf(db, savedViews, eq(savedViews.ownerId, id)),
    secondFactor: await rowsOf(db, secondFactors, eq(secondFactors.userId, id)),
    signIns: await rowsOf(db, signInLogs, eq(signInLogs.userId, id)),
    operations: await rowsOf(db, operationLogs, eq(operationLogs.userId, id)),
    notices: await rowsOf(db, notifications, eq(notifications.userId, id)),
    noticePreferences: await rowsOf(
      db,
      notificationPreferences,
      eq(notificationPreferences.userId, id),
    ),
  };
}

async function ofVisitor(db: Db, email: string): Promise<object> {
  const isOwn = sql`lower(${messages.email}) = ${email}`;
  const own = db.select({ id: messages.id }).from(messages).where(isOwn);
  return {
    messages: await rowsOf(db, messages, isOwn),
    answers: await rowsOf(db, messageAnswers, inArray(messageAnswers.messageId, own)),
    comments: await rowsOf(db, comments, sql`lower(${comments.email}) = ${email}`),
    mails: await rowsOf(db, mails, sql`lower(${mails.to}) = ${email}`),
  };
}

async function rowsOf(db: Db, table: PgTable, where: SQL): Promise<object[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !SECRETS.has(name));
  const key = getTableColumns(table)["createdAt"] ?? sql`1`;
  return db.select(Object.fromEntries(columns)).from(table).where(where).orderBy(asc(key));
}
