import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db, Transactor } from "../../db/db.ts";
import { articleCounters, articles, contentVersions } from "../../db/schema/index.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { stampCreate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { cleanContent } from "../clean-content.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { storedAttachments } from "../files/stored-attachments.ts";
import { noteHistory } from "../workflow/history.ts";
import { joinedGroup } from "../languages/translation-groups.ts";
import { newSnapshot, snapshotColumns, type ArticleFields } from "./article-fields.ts";
import { languageIn, translationTaken } from "./article-language.ts";
import { dateOrNull, type Written } from "./save-article.ts";
import { claimSlug, claimSlugFor } from "./slugs.ts";
import { insertVersion } from "./store-version.ts";

type ArticleSaveBody = components["schemas"]["ArticleSaveBody"];

/**
 * Creates a draft with version 1.
 *
 * @throws AppError `SLUG_TAKEN`, or a field error.
 */
export async function createArticle(
  db: Transactor,
  body: ArticleSaveBody,
  actor: Actor,
  now: Date,
): Promise<Written> {
  const { typeId, title } = body;
  const content = await cleanContent(body.content ?? "");
  return refuseDuplicates(translationTaken, () =>
    db.transaction(async (tx) => {
      const language = await languageIn(tx, typeId, body.language);
      const id = uuidv7();
      const fields = newSnapshot(fieldsOf(body), typeId, title, language);
      fields.attachments = await storedAttachments(tx, fields.attachments, []);
      const scheduledAt = dateOrNull(body.scheduledAt);
      const translationGroupId = await joinedGroup(tx, articles, body.translationGroupId ?? null);
      const row = { id, ...snapshotColumns(fields), scheduledAt, translationGroupId };
      await tx.insert(articles).values({ ...row, ...stampCreate(actor, now) });
      await tx.insert(articleCounters).values({ articleId: id });
      if (fields.slug === "") {
        fields.slug = await claimSlugFor(tx, id, fields.title);
        await tx.update(articles).set(snapshotColumns(fields)).where(eq(articles.id, id));
      } else {
        await claimSlug(tx, id, fields.slug);
      }
      const copied = body.copiedFrom === undefined ? [] : await authorsOfAll(tx, body.copiedFrom);
      const authorIds = [...new Set([...copied, actor.id])];
      await insertVersion(tx, { id, versionNo: 1, fields, content, authorIds, actor, now });
      await noteHistory(
        tx,
        { bizType: "article", bizId: id },
        { action: "create", versionNo: 1 },
        actor,
        now,
      );
      const after = { ...fields, content, scheduledAt };
      await actor.record?.(tx, { targetId: id, targetName: fields.title, before: null, after });
      return { id, version: 1 };
    }),
  );
}

function fieldsOf({
  language: _language,
  translationGroupId: _group,
  copiedFrom: _copied,
  ...fields
}: ArticleSaveBody): ArticleFields {
  return fields;
}

/** Everybody who wrote any of an article: a copy is new as a whole. */
async function authorsOfAll(db: Db, id: string): Promise<string[]> {
  const { createdBy, authorIds, bizType, bizId } = contentVersions;
  const rows = await db
    .select({ createdBy, authorIds })
    .from(contentVersions)
    .where(and(eq(bizType, "article"), eq(bizId, id)));
  if (rows.length === 0) throw fieldError("copiedFrom", "exists", messages.fields.notExisting);
  return rows.flatMap((row) => [row.createdBy, ...row.authorIds]);
}
