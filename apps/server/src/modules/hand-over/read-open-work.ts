import { sql } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { queryRows } from "../../db/query-rows.ts";
import { pagePeople } from "../circulations/candidates.ts";
import type { Context, Input, Result } from "../operation.ts";
import { readUser } from "../users/user-record.ts";
import { workKinds, type WorkKindName } from "./open-work.ts";

const MAX_NAMES = 10;

/** @throws AppError `NOT_FOUND`. */
export async function readOpenWork(id: string, ctx: Context): Promise<Result<"usersOpenWork">> {
  await readUser(ctx.db, id, ctx);
  const found: Result<"usersOpenWork"> = [];
  for (const kind of Object.keys(workKinds) as WorkKindName[]) {
    const { open, view, blocksDeletion } = workKinds[kind];
    const rows = await queryRows<{ name: string; count: number }>(
      ctx.db,
      sql`select name, (count(*) over ())::int as count from (${open(id)}) as work limit ${MAX_NAMES}`,
    );
    const [first] = rows;
    if (first === undefined) continue;
    const names = may(ctx.user, view) ? rows.map(({ name }) => name) : [];
    found.push({ kind, count: first.count, names, blocksDeletion });
  }
  return found;
}

/** Whom somebody's work of a kind can be handed over to, and why others not. */
export async function pageReceivers(
  { id, kind, ...query }: Input<"usersHandOverCandidates">["query"],
  ctx: Context,
): Promise<Result<"usersHandOverCandidates">> {
  const reasons = workKinds[kind].unavailable(id) ?? sql`when false then ''`;
  return pagePeople(query, reasons, ctx, id);
}
