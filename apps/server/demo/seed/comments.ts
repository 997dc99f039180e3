import { eq } from "drizzle-orm";
import type { DemoArticle, DemoComment } from "../index.ts";
import type { Db } from "../../src/db/db.ts";
import { articleCounters, comments } from "../../src/db/schema/index.ts";
import { stampCreate } from "../../src/db/stamp.ts";
import type { Staff } from "./people.ts";

/** Writes visitors' comments on an article, with the company's replies. */
export async function seedComments(
  db: Db,
  staff: Staff,
  articleId: string,
  article: DemoArticle,
): Promise<void> {
  let approved = 0;
  const write = async (comment: DemoComment, parentId: string | null): Promise<void> => {
    const at = new Date(comment.at);
    const colleague = staff.named(comment.nickname);
    const author = colleague ?? { id: "visitor", name: comment.nickname };
    const [row] = await db
      .insert(comments)
      .values({
        articleId,
        parentId,
        nickname: comment.nickname,
        content: comment.content,
        status: comment.status,
        staffUserId: colleague?.id ?? null,
        address: "192.0.2.10",
        userAgent: "",
        handledAt: comment.status === "pending" ? null : at,
        ...stampCreate(author, at),
      })
      .returning({ id: comments.id });
    if (comment.status === "approved") approved += 1;
    for (const reply of comment.replies ?? []) await write(reply, row?.id ?? null);
  };
  for (const comment of article.comments ?? []) await write(comment, null);
  if (approved === 0) return;
  await db
    .update(articleCounters)
    .set({ commentCount: approved })
    .where(eq(articleCounters.articleId, articleId));
}
