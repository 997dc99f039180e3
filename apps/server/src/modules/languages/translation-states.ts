import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { Language } from "../../kernel/languages.ts";

/** Records that can be translations of each other, as statements read them under the name `member`. */
export interface TranslatedKind {
  /** Names its statement. */
  readonly kind: "article" | "articleType" | "product";
  /** The table, named `member`. */
  readonly from: SQL;
  /** Title or name. */
  readonly name: SQL;
  /** When it was saved last. Steps that change no text, such as publishing, do not count. */
  readonly savedAt: SQL;
  /** Those that are there, such as outside the trash. */
  readonly exists: SQL;
}

/** A record among its translations. */
export interface TranslationMember {
  id: string;
  groupId: string;
  language: Language;
  name: string;
  isSource: boolean;
  /** Its source, the record of its group that was created first, was saved after it. */
  isOutdated: boolean;
}

/** The other records of the groups of some, and which of all are older than their source. */
export async function translationsOf(
  db: Db,
  kind: TranslatedKind,
  records: readonly { id: string; translationGroupId: string }[],
): Promise<{ isOutdated: (id: string) => boolean; others: (id: string) => TranslationMember[] }> {
  const groups = [...new Set(records.map((record) => record.translationGroupId))];
  const rows = groups.length === 0 ? [] : await membersOfGroups(kind).rows(db, { groups });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return {
    isOutdated: (id) => byId.get(id)?.isOutdated ?? false,
    others: (id) =>
      (byGroup.get(byId.get(id)?.groupId ?? "") ?? []).filter((member) => member.id !== id),
  };
}

// Every list and record that staff read runs one of these.
const prepared = new Map<TranslatedKind, Prepared<TranslationMember>>();

function membersOfGroups(kind: TranslatedKind): Prepared<TranslationMember> {
  const known = prepared.get(kind);
  if (known !== undefined) return known;
  const within = sql`member.translation_group_id = any(${sql.placeholder("groups")}::text[])`;
  const statement = new Prepared<TranslationMember>(
    `translations_of_${kind.kind}`,
    sql`${members(kind, within)} order by member.language`,
  );
  prepared.set(kind, statement);
  return statement;
}

/** The ids of the translations that are older than their source. */
export function outdatedIds(kind: TranslatedKind): SQL {
  const shared = sql`member.translation_group_id in (select member.translation_group_id from ${kind.from}
    where ${kind.exists} group by member.translation_group_id having count(*) > 1)`;
  return sql`select outdated.id from (${members(kind, shared)}) outdated where outdated."isOutdated"`;
}

/** The one definition of a source, and of a translation that is older than it. */
function members({ from, name, savedAt, exists }: TranslatedKind, within: SQL): SQL {
  return sql`select member.id, member.translation_group_id as "groupId", member.language, ${name} as name,
      first_value(member.id) over creation = member.id as "isSource",
      coalesce(first_value(${savedAt}) over creation > ${savedAt}, false) as "isOutdated"
    from ${from} where ${exists} and ${within}
    window creation as (partition by member.translation_group_id order by member.created_at, member.id)`;
}
