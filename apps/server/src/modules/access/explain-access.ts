import type { components } from "../../generated/schema.ts";
import { readContract, type ContractOperation } from "../../kernel/contract.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Input } from "../operation.ts";
import { readAccount, type Account } from "./account.ts";
import { pageReasons } from "./page-reasons.ts";
import { findPermission, permissionReasons } from "./permission-reasons.ts";
import { reason, type Reason } from "./reasons.ts";
import { assertMayTry, tryOnRecord } from "./try-on-record.ts";

type Query = Input<"accessExplain">["query"];

/**
 * Why an account may, or may not, do something: from the account over roles and permissions to the record.
 *
 * @throws AppError `NOT_FOUND`, a field error for what is unknown or does not fit, `FORBIDDEN` for a record that the
 * caller may not read.
 */
export async function explainAccess(
  query: Query,
  ctx: Context,
): Promise<components["schemas"]["AccessExplanation"]> {
  const operation = operationOf(query);
  assertMayTry(query, ctx);
  const account = await readAccount(query.userId, ctx);
  const chain = [
    ...accountReasons(account, operation),
    ...(operation === null
      ? await buttonReasons(query.code ?? "", account, ctx)
      : await callReasons(operation, query.action, account, ctx)),
  ];
  const refused = chain.some(({ effect, kind }) => effect === "refuses" && !ofAccount.has(kind));
  const record =
    refused || query.recordId === undefined ? [] : await tryOnRecord(query, account, ctx);
  const reasons = [...chain, ...record];
  return {
    userId: account.user.id,
    name: account.user.name,
    allowed: reasons.every(({ effect }) => effect !== "refuses"),
    reasons,
  };
}

/** They do not keep a record from saying what it would allow. */
const ofAccount: ReadonlySet<Reason["kind"]> = new Set([
  "accountDisabled",
  "signInLocked",
  "passwordDue",
]);

/** The operation that is asked about; null for a permission. */
function operationOf({ code, operationId, action, recordId }: Query): ContractOperation | null {
  if ((code === undefined) === (operationId === undefined)) {
    throw fieldError("code", "required", messages.fields.codeOrOperation);
  }
  if (operationId === undefined) {
    if (action !== undefined) throw fieldError("action", "exists", messages.fields.noSuchAction);
    if (recordId !== undefined) throw fieldError("recordId", "exists", messages.fields.notTried);
    return null;
  }
  const operation = readContract().operations.find(({ id }) => id === operationId);
  if (!operation) throw fieldError("operationId", "exists", messages.fields.notExisting);
  const hasActions = operation.id === "articlesAct" || operation.id === "articleTypesAct";
  if (hasActions && action === undefined) {
    throw fieldError("action", "required", messages.fields.required);
  }
  if (!hasActions && action !== undefined) {
    throw fieldError("action", "exists", messages.fields.noSuchAction);
  }
  return operation;
}

function accountReasons(
  { user, lockedUntil }: Account,
  operation: ContractOperation | null,
): Reason[] {
  if (operation?.access === "public") return [];
  const passwordDue = user.mustChangePassword && operation?.beforePasswordChange !== true;
  return [
    ...(user.status === "disabled" ? [reason("accountDisabled", "refuses")] : []),
    // Whoever is signed in already stays so.
    ...(lockedUntil ? [reason("signInLocked", "notes", { until: lockedUntil.toISOString() })] : []),
    ...(passwordDue ? [reason("passwordDue", "refuses")] : []),
  ];
}

/** A button needs its permission, and the page that it is on. */
async function buttonReasons(code: string, account: Account, { db }: Context): Promise<Reason[]> {
  const permission = await findPermission(db, code);
  if (!permission) throw fieldError("code", "exists", messages.fields.notExisting);
  return [
    ...(await permissionReasons(db, code, account)),
    ...(permission.menuId === null ? [] : await pageReasons(db, permission.menuId, account)),
  ];
}

/** A call needs its permission, and the one of its action. */
async function callReasons(
  { access, actionPermissions }: ContractOperation,
  action: string | undefined,
  account: Account,
  { db }: Context,
): Promise<Reason[]> {
  if (access === "public") return [reason("everybody", "allows")];
  if (access === "authenticated") return [reason("signedIn", "allows")];
  const own = action === undefined ? undefined : actionPermissions[action];
  const codes = [access.permission, ...(own === undefined ? [] : [own])];
  const reasons: Reason[] = [];
  for (const code of new Set(codes)) reasons.push(...(await permissionReasons(db, code, account)));
  return reasons;
}
