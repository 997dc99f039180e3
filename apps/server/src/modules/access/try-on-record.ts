import { eq } from "drizzle-orm";
import { may, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { articleTypes, articles, menus, permissions, roles, users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { articleHandlers } from "../articles/handlers.ts";
import { articleTypeHandlers } from "../article-types/handlers.ts";
import { menusHandlers } from "../menus/handlers.ts";
import type { Context, Input } from "../operation.ts";
import { permissionHandlers } from "../permissions/handlers.ts";
import { roleHandlers } from "../roles/handlers.ts";
import { usersHandlers } from "../users/handlers.ts";
import { asSignedIn, type Account } from "./account.ts";
import { reason, type Reason } from "./reasons.ts";

type Query = Input<"accessExplain">["query"];
type Action = NonNullable<Query["action"]>;
type Stored = typeof articles | typeof articleTypes | typeof users | typeof roles;
type Table = Stored | typeof menus | typeof permissions;

interface Trial {
  table: Table;
  /** The permission to read such records. */
  read: string;
  run(record: { id: string; version: number }, action: Action, ctx: Context): Promise<unknown>;
}

const delay = 3_600_000;

/** What can be tried on a record and undone: it writes to the database alone. Nothing about the record changes. */
const trials: Readonly<Record<string, Trial>> = {
  articlesAct: trialOf(articles, "content:article:view", (record, action, ctx) =>
    articleHandlers.articlesAct(actInput(record, action, ctx), ctx),
  ),
  articlesUpdate: trialOf(articles, "content:article:view", (body, _action, ctx) =>
    articleHandlers.articlesUpdate({ ...nothing, body }, ctx),
  ),
  articlesDelete: trialOf(articles, "content:article:view", ({ id }, _action, ctx) =>
    articleHandlers.articlesDelete({ ...nothing, path: { id } }, ctx),
  ),
  articleTypesAct: trialOf(articleTypes, "content:articleType:view", (record, action, ctx) =>
    articleTypeHandlers.articleTypesAct(actInput(record, action, ctx), ctx),
  ),
  usersUpdate: trialOf(users, "system:user:page", (body, _action, ctx) =>
    usersHandlers.usersUpdate({ ...nothing, body }, ctx),
  ),
  usersDelete: trialOf(users, "system:user:page", ({ id }, _action, ctx) =>
    usersHandlers.usersDelete({ ...nothing, path: { id } }, ctx),
  ),
  rolesUpdate: trialOf(roles, "system:role:page", (body, _action, ctx) =>
    roleHandlers.rolesUpdate({ ...nothing, body }, ctx),
  ),
  rolesDelete: trialOf(roles, "system:role:page", ({ id }, _action, ctx) =>
    roleHandlers.rolesDelete({ ...nothing, path: { id } }, ctx),
  ),
  menusDelete: trialOf(menus, "system:menu:view", ({ id }, _action, ctx) =>
    menusHandlers.menusDelete({ ...nothing, path: { id } }, ctx),
  ),
  authsDelete: trialOf(permissions, "system:auth:page", ({ id }, _action, ctx) =>
    permissionHandlers.authsDelete({ ...nothing, path: { id } }, ctx),
  ),
};

const nothing = { path: {}, query: {}, body: undefined };

/** @throws AppError a field error for an operation that cannot be tried, `FORBIDDEN`. */
export function assertMayTry({ operationId, recordId }: Query, { user }: Context): void {
  if (recordId === undefined) return;
  const trial = trials[operationId ?? ""];
  if (!trial) throw fieldError("recordId", "exists", messages.fields.notTried);
  if (!may(user, trial.read)) throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}

/**
 * Tries an operation on a record as an account, in a transaction that is rolled back.
 *
 * @throws AppError a field error for an unknown record.
 */
export async function tryOnRecord(
  { operationId = "", action = "submit", recordId = "" }: Query,
  account: Account,
  ctx: Context,
): Promise<Reason[]> {
  const trial = trials[operationId];
  if (!trial) return [];
  const user = await asSignedIn(ctx.db, account);
  const refusal = await rolledBack(ctx.db, async (tx) => {
    const record = await findRecord(tx, trial.table, recordId);
    if (!record) throw fieldError("recordId", "exists", messages.fields.notExisting);
    return refusalOf(() => trial.run(record, action, contextOf(ctx, tx, user)));
  });
  if (refusal === null || isBeyondState(refusal, action)) return [reason("recordAllows", "allows")];
  const { errorCode, message } = refusal;
  return [reason("recordRefuses", "refuses", { errorCode, message })];
}

/** Whom to circulate to is missing from the trial. */
function isBeyondState({ errorCode }: AppError, action: Action): boolean {
  return action === "circulate" && errorCode === "VALIDATION_FAILED";
}

function trialOf(table: Table, read: string, run: Trial["run"]): Trial {
  return { table, read, run };
}

/** Handing a task on needs what sending the record back needs, and a colleague. */
function actInput(
  { id, version }: { id: string; version: number },
  action: Action,
  { now }: Context,
) {
  const scheduledAt = new Date(now().getTime() + delay).toISOString();
  const tried = action === "transfer" ? "return" : action;
  const timed = tried === "schedule" ? { scheduledAt } : {};
  return { ...nothing, body: { bizId: id, version, action: tried, comment: "?", ...timed } };
}

function contextOf(ctx: Context, tx: Db, user: SignedInUser): Context {
  return { ...ctx, db: tx, idempotent: tx, user, invalidationBus: undefined };
}

async function findRecord(db: Db, table: Table, id: string) {
  const [row] = await db
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(eq(table.id, id));
  return row;
}

async function refusalOf(attempt: () => Promise<unknown>): Promise<AppError | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}

/** What `work` returns; nothing that it wrote stays. */
async function rolledBack<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const end = new Error("Rolled back");
  const done: T[] = [];
  try {
    await db.transaction(async (tx) => {
      done.push(await work(tx));
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
  const [result] = done;
  if (result === undefined) throw new Error("The work returned nothing");
  return result;
}
