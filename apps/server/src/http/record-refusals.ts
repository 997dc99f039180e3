import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Db } from "../db/db.ts";
import { queryRows } from "../db/query-rows.ts";
import { operationLogs } from "../db/schema/index.ts";
import type { ErrorCode } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import type { OperationId } from "../kernel/contract.ts";
import { entryLimit } from "../kernel/entry-limit.ts";
import type { Context } from "../modules/operation.ts";
import { isNamedKind, recordName } from "../modules/record-names.ts";
import { toAppError } from "./to-app-error.ts";
import { describeCall, type Call } from "../modules/audit/record-change.ts";

/** Operations that only read although their method is not GET. */
const readsByPost: ReadonlySet<OperationId> = new Set<OperationId>([
  "articlesPreview",
  "chartsGetDatas",
  "homePagesPreview",
  "productsGet",
  "productsGetCascade",
  "productsPage",
  "productsProductCascadePage",
]);

/** Malformed or ill-timed calls: mistakes, not attempts. */
const slips: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "VALIDATION_FAILED",
  "PASSWORD_WEAK",
  "STEP_UP_REQUIRED",
  "SECOND_FACTOR_REQUIRED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "IDEMPOTENCY_KEY_REUSED",
  "RATE_LIMITED",
  "NOT_IMPLEMENTED",
  "UNAVAILABLE",
  "DATABASE_UNAVAILABLE",
  "READ_ONLY",
]);

export interface RefusalOptions {
  db: Db;
  /** What an account causes beyond `refusalsPerMinute` is not written. */
  config: Pick<Config, "limits">;
  context(request: FastifyRequest, operation: Context["operation"]): Call;
}

/**
 * Writes refused attempts of signed-in people to the operation log. Visitors leave no entry, so that nobody without an
 * account can fill the log.
 */
export function recordRefusals(fastify: FastifyInstance, options: RefusalOptions): void {
  const { refusalsPerMinute } = options.config.limits;
  const written = new LRUCache<string, number>({
    ...entryLimit(10_000),
    ttl: 60_000,
    noUpdateTTL: true,
  });
  fastify.addHook("onError", async (request, _reply, error) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || request.user === null || !isWrite(operation)) return;
    const { errorCode } = toAppError(error);
    if (slips.has(errorCode)) return;
    const count = (written.get(request.user.id) ?? 0) + 1;
    written.set(request.user.id, count);
    if (count > refusalsPerMinute) return;
    try {
      const targetId = targetOf(request);
      await options.db.insert(operationLogs).values({
        ...describeCall(options.context(request, operation)),
        targetType: operation.tag,
        targetId,
        targetName: await nameOf(options.db, operation.tag, targetId),
        errorCode,
      });
    } catch (failure) {
      // The refusal is sent whether or not it can be logged.
      request.log.error({ err: failure }, "A refusal is missing in the operation log");
    }
  });
}

/** Whether an operation may change something, and so may leave an entry. */
export function isWrite({ id, method }: Pick<Context["operation"], "id" | "method">): boolean {
  return method !== "GET" && !readsByPost.has(id);
}

/** The name of a record; of one that is gone the last that the log gave it, such as when it was deleted. */
async function nameOf(db: Db, tag: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { targetType, targetId, targetName, createdAt } = operationLogs;
  const logged = db
    .select({ name: targetName })
    .from(operationLogs)
    .where(and(eq(targetType, tag), eq(targetId, id), isNotNull(targetName)))
    .orderBy(desc(createdAt), desc(operationLogs.id))
    .limit(1);
  const present = isNamedKind(tag) ? recordName(db, tag, id) : sql`null`;
  const [row] = await queryRows<{ name: string | null }>(
    db,
    sql`select coalesce((${present}), (${logged})) as name`,
  );
  return row?.name ?? null;
}

/** The record that a call names. A refusal before validation has checked nothing: what is no id is left out. */
function targetOf({ params, query, body }: FastifyRequest): string | null {
  for (const part of [params, query, body]) {
    for (const name of ["id", "roleId", "bizId"]) {
      const id: unknown = typeof part === "object" && part !== null && Reflect.get(part, name);
      if (typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id)) return id;
    }
  }
  return null;
}
