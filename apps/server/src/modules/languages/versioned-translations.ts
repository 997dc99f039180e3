import { inArray, sql, type SQL } from "drizzle-orm";
import { displayStatus, type StoredState } from "../../content/workflow.ts";
import { ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { articles, articleTypes } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { pick } from "../../kernel/pick.ts";
import { translationsOf, type TranslatedKind } from "./translation-states.ts";

type TranslatedContent = components["schemas"]["TranslatedContent"];

/** Reviewed content among its translations. */
interface VersionedKind extends TranslatedKind {
  readonly readStates: (db: Db, ids: string[]) => Promise<(StoredState & { id: string })[]>;
}

/** Articles outside the trash. */
export const translatedArticles: VersionedKind = {
  kind: "article",
  from: sql`articles member`,
  name: sql`member.title`,
  savedAt: versionSavedAt("article"),
  exists: sql`member.deleted_at is null`,
  readStates: async (db, ids) =>
    (await statesOfArticles.rows(db, { ids })).map((row) => articleState.read(row)),
};

/** What `StoredState` needs of every kind. */
const stateColumns = [
  "id",
  "status",
  "reviewStatus",
  "headVersionNo",
  "approvedVersionNo",
  "publishedVersionNo",
  "liveFrom",
  "liveUntil",
] as const;

const articleState = new ColumnSet(articles, [...stateColumns, "nextVersionNo", "nextLiveFrom"]);

// Every list of articles runs it where the site has several languages.
const statesOfArticles = new Prepared<Record<string, unknown>>(
  "states_of_articles",
  sql`select ${articleState.selected} from ${articles} where ${articles.id} = any(${sql.placeholder("ids")}::text[])`,
);

export const translatedTypes: VersionedKind = {
  kind: "articleType",
  from: sql`article_types member`,
  name: sql`member.name`,
  savedAt: versionSavedAt("articleType"),
  exists: sql`true`,
  readStates: (db, ids) =>
    db
      .select(pick(articleTypes, stateColumns))
      .from(articleTypes)
      .where(inArray(articleTypes.id, ids)),
};

/** The steps of the workflow save nothing. */
function versionSavedAt(bizType: "article" | "articleType"): SQL {
  return sql.raw(`(select saved.created_at from content_versions saved where saved.biz_type = '${bizType}'
    and saved.biz_id = member.id and saved.version_no = member.head_version_no)`);
}

/** The translations of reviewed content, with their states, by the id of a record. */
export async function translatedContent(
  db: Db,
  kind: VersionedKind,
  records: readonly { id: string; translationGroupId: string }[],
  now: Date,
): Promise<(id: string) => TranslatedContent> {
  const { isOutdated, others } = await translationsOf(db, kind, records);
  const ids = records.flatMap(({ id }) => others(id).map((other) => other.id));
  const states = ids.length === 0 ? [] : await kind.readStates(db, ids);
  const byId = new Map(states.map((state) => [state.id, displayStatus(state, now)]));
  return (id) => ({
    isOutdated: isOutdated(id),
    translations: others(id).map(({ groupId: _group, ...other }) => ({
      ...other,
      displayStatus: byId.get(other.id) ?? "draft",
    })),
  });
}
