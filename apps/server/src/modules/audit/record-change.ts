import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { SignedInUser } from "../../auth/signed-in-user.ts";
import { allColumns } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { eventsChannel } from "../../db/event-bus.ts";
import { Prepared } from "../../db/prepared.ts";
import { operationLogs } from "../../db/schema/index.ts";
import type { Context } from "../operation.ts";
import { fieldChanges, type Fields } from "./field-changes.ts";

/** The part of a handler's context that the operation log needs. The server's own work has no user and no address. */
export interface Call extends Pick<Context, "requestId" | "now"> {
  user: Actor | null;
  operation: { id: string; tag: string };
  address: string | null;
}

/** Who did it; somebody with a password link has not signed in. */
type Actor = Pick<SignedInUser, "id" | "username" | "name"> &
  Partial<Pick<SignedInUser, "credential">>;

/** What the server does by itself, or an operator from the command line. */
export function serverCall(operation: Call["operation"], now: Date): Call {
  return { operation, user: null, address: null, requestId: uuidv7(), now: () => now };
}

/** One record before and after a write. */
export interface RecordChange {
  /** Kind of the record; the operation's tag by default. */
  targetType?: string;
  targetId: string;
  /** Name or title for people. */
  targetName: string | null;
  /** null for a new record. */
  before: Fields | null;
  /** null for a deleted record. */
  after: Fields | null;
}

/**
 * Writes a change to the operation log, inside the transaction that makes it: one entry with the fields that differ.
 * Pass whole rows: it leaves out what every write changes (`updatedAt`, `version`, …), masks secrets and truncates long
 * texts. Without a difference there is no entry. @example const [after] = await
 * tx.update(dicts).set(…).where(…).returning(); await recordChange(tx, ctx, { targetId: id, targetName: after.name,
 * before, after });
 */
export async function recordChange(tx: Db, call: Call, change: RecordChange): Promise<void> {
  const { targetId, targetName, before, after } = change;
  const changes = fieldChanges(before, after);
  if (changes.length === 0) return;
  const targetType = change.targetType ?? call.operation.tag;
  const entry = { ...describeCall(call), id: uuidv7(), errorCode: null };
  const add = mayChangeAccess(targetType, changes) ? addEntryAndWake : addEntry;
  await add.rows(tx, columns.written({ ...entry, targetType, targetId, targetName, changes }));
}

/** The kinds of records that decide who may do what. */
const accessKinds: ReadonlySet<string> = new Set(["auths", "menus", "roles"]);

function mayChangeAccess(targetType: string, changes: readonly { field: string }[]): boolean {
  if (targetType === "users") return changes.some(({ field }) => field === "roleIds");
  return accessKinds.has(targetType);
}

const columns = allColumns(operationLogs);
const insert = sql`insert into ${operationLogs} (${columns.targets}) values (${columns.values})`;
const addEntry = new Prepared<never>("add_log_entry", insert);
/** With the commit, the event streams of all servers pass on what the change gives and takes. */
const addEntryAndWake = new Prepared<unknown>(
  "add_log_entry_and_wake",
  sql`${insert} returning pg_notify(${sql.raw(`'${eventsChannel}'`)}, 'access')`,
);

/** The columns that say who did it, when, how and from where. */
export function describeCall({ operation, user, address, requestId, now }: Call) {
  return {
    createdAt: now(),
    userId: user?.id ?? null,
    username: user?.username ?? null,
    name: user?.name ?? null,
    accessTokenName: user?.credential?.kind === "accessToken" ? user.credential.name : null,
    operationId: operation.id,
    address,
    requestId,
  };
}
