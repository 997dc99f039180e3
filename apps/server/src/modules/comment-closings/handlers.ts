import { and, eq, isNull } from "drizzle-orm";
import { may, signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { articles, commentClosings, publishedArticles } from "../../db/schema/index.ts";
import { stampCreate, stampUpdate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertVersion } from "../assert-version.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context, Handlers, Input } from "../operation.ts";
import { notFound, type Written } from "../records.ts";
import { closingAt, readDefaultDays, readRule } from "./closing-rule.ts";

type CommentClosing = components["schemas"]["CommentClosing"];
type RuleRow = typeof commentClosings.$inferSelect;

/** When articles stop taking comments. */
export const commentClosingHandlers = {
  commentClosingsGet: async ({ path }, ctx) => readClosing(ctx.db, path.id, ctx),

  commentClosingsUpdate: async ({ body }, ctx) => setClosing(body, ctx),
} satisfies Partial<Handlers>;

async function readClosing(db: Db, id: string, { user }: Context): Promise<CommentClosing> {
  const [article] = await db
    .select({ title: articles.title, publishedAt: publishedArticles.publishedAt })
    .from(articles)
    .leftJoin(publishedArticles, eq(publishedArticles.id, articles.id))
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  if (article === undefined) throw notFound();
  const row = await readRule(db, id);
  const effectiveAt = closingAt(row, article.publishedAt, await readDefaultDays(db));
  return {
    id,
    version: row?.version ?? 0,
    articleTitle: article.title,
    rule: row?.rule ?? "default",
    closesAt: row?.closesAt?.toISOString() ?? null,
    effectiveAt: effectiveAt?.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedByName: row?.updatedByName ?? null,
    allowedActions: may(user, "content:comment:close") ? ["close"] : [],
  };
}

/** Locks the article, so that two first rules cannot be set at once. */
async function setClosing(
  body: Input<"commentClosingsUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  const { id, version, rule } = body;
  const closesAt = dateOf(body, ctx.now());
  return ctx.db.transaction(async (tx) => {
    const [article] = await tx
      .select({ title: articles.title })
      .from(articles)
      .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
      .for("no key update");
    if (article === undefined) throw notFound();
    const before = await readRule(tx, id);
    await assertVersion({ version: before?.version ?? 0 }, version, () => readClosing(tx, id, ctx));
    const after = await writeRule(tx, id, before, { rule, closesAt }, ctx);
    await recordChange(tx, ctx, {
      targetId: id,
      targetName: article.title,
      before: before ? loggedRule(before) : null,
      after: loggedRule(after),
    });
    return { id, version: after.version };
  });
}

/** @throws AppError an error of the field `closesAt`. */
function dateOf({ rule, closesAt }: Input<"commentClosingsUpdate">["body"], now: Date) {
  if (rule === "closed") return now;
  if (rule !== "date") return null;
  if (closesAt == null) throw fieldError("closesAt", "required", messages.visitors.closingDate);
  return new Date(closesAt);
}

async function writeRule(
  tx: Db,
  id: string,
  before: RuleRow | undefined,
  fields: Pick<RuleRow, "rule" | "closesAt">,
  ctx: Context,
): Promise<RuleRow> {
  const author = signedIn(ctx.user);
  const rows =
    before === undefined
      ? await tx
          .insert(commentClosings)
          .values({ ...stampCreate(author, ctx.now()), ...fields, id })
          .returning()
      : await tx
          .update(commentClosings)
          .set({ ...stampUpdate(author, ctx.now()), ...fields, version: before.version + 1 })
          .where(eq(commentClosings.id, id))
          .returning();
  const [row] = rows;
  if (row === undefined) throw new Error("The rule was not written");
  return row;
}

function loggedRule({ rule, closesAt }: RuleRow) {
  return { rule, closesAt: closesAt?.toISOString() ?? null };
}
