import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";

/**
 * Notes that a save put the suggestions into the text that its author has accepted since their last one.
 *
 * @returns Who suggested them: authors of that version.
 */
export async function noteAcceptedEdits(
  db: Db,
  saved: { articleId: string; versionNo: number; authorId: string },
): Promise<string[]> {
  const rows = await noteAccepted.rows(db, saved);
  return rows.map(({ suggester }) => suggester);
}

const noteAccepted = new Prepared<{ suggester: string }>(
  "note_accepted_edits",
  sql`
update article_remarks set accepted_version_no = ${sql.placeholder("versionNo")}
where ${pendingOf(sql.placeholder("articleId"), sql.placeholder("authorId"))}
returning created_by as suggester`,
);

/** Whether there is something to note: hardly any save has. */
export function hasAcceptedEdits(articleId: Placeholder, authorId: Placeholder): SQL<boolean> {
  return sql<boolean>`exists (select from article_remarks where ${pendingOf(articleId, authorId)})`;
}

function pendingOf(articleId: Placeholder, authorId: Placeholder): SQL {
  return sql`article_id = ${articleId} and decided_by = ${authorId}
  and suggestion_status = 'accepted' and accepted_version_no is null`;
}

/** Whose suggestions are accepted and not noted in a version yet: they may be in the text in other ways. */
export async function pendingSuggesters(db: Db, articleId: string): Promise<string[]> {
  const rows = await pending.rows(db, { articleId });
  return rows.map(({ suggester }) => suggester);
}

const pending = new Prepared<{ suggester: string }>(
  "pending_suggesters",
  sql`
select distinct created_by as suggester from article_remarks
where article_id = ${sql.placeholder("articleId")} and suggestion_status = 'accepted' and accepted_version_no is null`,
);
