import { and, asc, eq, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { countRows, pageOf } from "../../db/page-of.ts";
import {
  articles,
  articleTypes,
  circulations,
  orgs,
  reviewRounds,
  users,
} from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context, Input, Result } from "../operation.ts";
import type { BizType } from "../workflow/content-kind.ts";
import { mayAct, mayDecide } from "../workflow/task-holders.ts";

type Candidate = Result<"circulationsCandidates">["records"][number];

type PageQuery = Pick<Input<"circulationsCandidates">["query"], "pageNo" | "pageSize" | "keyword">;

type Query = PageQuery & {
  bizType: BizType;
  bizId: string;
  action: "circulate" | "transfer";
};

/** Active accounts, those that the action accepts first, the others with the reason why it does not. */
export async function readCandidates(
  query: Query,
  ctx: Context,
): Promise<Result<"circulationsCandidates">> {
  const versionNo = await headVersion(ctx, query);
  const reasons = query.action === "transfer" ? ofTransfer(query) : ofCirculation(query, versionNo);
  return pagePeople(
    query,
    sql`when ${users.id} = ${signedIn(ctx.user).id} then 'self' ${reasons}`,
    ctx,
  );
}

/** Active accounts, those whom a review flow may name first. A flow is for articles, and they may be oneself. */
export function readDeciders(
  query: PageQuery,
  ctx: Context,
): Promise<Result<"circulationsCandidates">> {
  return pagePeople(query, sql`when not ${mayDecide(users.id, "article")} then 'notDecider'`, ctx);
}

/**
 * Active accounts, those who can be chosen first.
 *
 * @param reasons The cases of those who cannot.
 * @param leaving Who is not listed at all.
 */
export async function pagePeople(
  query: PageQuery,
  reasons: SQL,
  { db }: Pick<Context, "db">,
  leaving?: string,
): Promise<Result<"circulationsCandidates">> {
  const { keyword } = query;
  const where = and(
    eq(users.status, "active"),
    leaving === undefined ? undefined : ne(users.id, leaving),
    keyword ? or(containsText(users.name, keyword), containsText(orgs.name, keyword)) : undefined,
  );
  const unavailable = sql<Candidate["unavailable"]>`case ${reasons} end`;
  const matching = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(orgs, eq(orgs.id, users.orgId))
    .where(where);
  return pageOf(query, countRows(db, matching), (limit, offset) =>
    db
      .select({ id: users.id, name: users.name, orgName: orgs.name, unavailable })
      .from(users)
      .leftJoin(orgs, eq(orgs.id, users.orgId))
      .where(where)
      .orderBy(sql`${unavailable} is not null`, asc(users.name), asc(users.id))
      .limit(limit)
      .offset(offset),
  );
}

function ofCirculation({ bizType, bizId }: Query, versionNo: number): SQL {
  const hasUnread = sql`exists (select 1 from ${circulations} c
    where c.biz_type = ${bizType} and c.biz_id = ${bizId} and c.version_no = ${versionNo}
      and c.receiver_id = ${users.id} and c.read_at is null)`;
  return sql`when not ${mayAct(users.id, bizType)} then 'noPermission' when ${hasUnread} then 'unread'`;
}

/** Only those who may decide, and none of the authors of what is under review. */
function ofTransfer({ bizType, bizId }: Query): SQL {
  const isAuthor = sql`exists (select 1 from ${reviewRounds} r
    where r.biz_type = ${bizType} and r.biz_id = ${bizId} and r.status = 'running' and r.author_ids ? ${users.id})`;
  return sql`when not ${mayDecide(users.id, bizType)} then 'notDecider' when ${isAuthor} then 'author'`;
}

/** @throws AppError `NOT_FOUND` for a record that does not exist or is in the trash. */
async function headVersion({ db }: Context, { bizType, bizId }: Query): Promise<number> {
  const [row] =
    bizType === "article"
      ? await db
          .select({ versionNo: articles.headVersionNo })
          .from(articles)
          .where(and(eq(articles.id, bizId), isNull(articles.deletedAt)))
      : await db
          .select({ versionNo: articleTypes.headVersionNo })
          .from(articleTypes)
          .where(eq(articleTypes.id, bizId));
  if (row === undefined) throw new AppError("NOT_FOUND", messages.records.notFound);
  return row.versionNo;
}
