import { eq, sql } from "drizzle-orm";
import { allColumns } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { articles } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { articleRules } from "../article-types/review-rules.ts";
import { runTextTask } from "../text-pool.ts";
import type { ContentKind } from "../workflow/content-kind.ts";
import { articleSnapshot, type ArticleRow } from "./article-fields.ts";
import { readArticle } from "./article-record.ts";
import { readContent } from "./article-versions.ts";
import { endArticle, hideArticle, hideNext, showArticle, showNext } from "./show-article.ts";

/** Articles for the workflow. */
export const articleKind: ContentKind = {
  bizType: "article",
  permissions: "content:article",
  lock: lockArticle,
  flow: (db, { typeId }, now) => articleRules(db, typeId, now),
  async form(db, id, versionNo) {
    const version = await readContent(db, id, versionNo);
    const fields = articleSnapshot(version.fields);
    return { fields, content: version.content, typeId: fields.typeId };
  },
  async assertComplete(db, item) {
    const { content } = await readContent(db, item.id, item.headVersionNo);
    if ((await runTextTask("plainText", content)) === "" && !content.includes("<img")) {
      throw fieldError("content", "required", messages.articles.contentNeeded);
    }
  },
  async patch(db, id, patch, actor, now) {
    // Whatever decides what is public also decides what comes after it.
    const replaced =
      patch.publishedVersionNo === undefined
        ? {}
        : { nextVersionNo: null, nextLiveFrom: null, releaseId: null, releaseAt: null };
    await db
      .update(articles)
      .set({
        ...replaced,
        ...patch,
        ...stampUpdate(actor, now),
        version: sql`${articles.version} + 1`,
      })
      .where(eq(articles.id, id));
  },
  show: (db, item, publication) => showArticle(db, item.id, publication),
  hide: hideArticle,
  revisions: {
    show: (db, item, publication, now) => showNext(db, item.id, publication, now),
    hide: (db, item, versionNo, now) => hideNext(db, item.id, versionNo, now),
    end: (db, item, at, now) => endArticle(db, item.id, at, now),
  },
  current: readArticle,
};

/** Reads an article outside the trash and locks it until the transaction ends. */
export async function lockArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  const [row] = await lockedArticle.rows(db, { id });
  return row && columns.read(row);
}

const columns = allColumns(articles);
const lockedArticle = new Prepared<Record<string, unknown>>(
  "locked_article",
  sql`select ${columns.selected} from ${articles}
      where ${articles.id} = ${sql.placeholder("id")} and ${articles.deletedAt} is null for update`,
);
