import { sql } from "drizzle-orm";
import { allColumns, ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { ArticleSnapshot } from "../../db/schema/content-versions.ts";
import { contentVersions } from "../../db/schema/index.ts";
import type { Actor } from "../workflow/content-kind.ts";

interface NewVersion {
  id: string;
  versionNo: number;
  fields: ArticleSnapshot;
  content: string;
  authorIds: string[];
  autosave?: boolean;
  restoredFrom?: number | null;
  actor: Actor;
  now: Date;
}

/** Stores what is written as a version of its own. */
export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const {
    id,
    versionNo,
    fields,
    content,
    authorIds,
    autosave = false,
    restoredFrom = null,
    actor,
    now,
  } = version;
  const row = versions.written({
    bizType: "article",
    bizId: id,
    title: fields.title,
    versionNo,
    fields,
    content,
    autosave,
    approved: false,
    authorIds,
    restoredFrom,
    createdAt: now,
    createdBy: actor.id,
    createdByName: actor.name,
  });
  await addVersion.rows(db, row);
}

const versions = allColumns(contentVersions);
const addVersion = new Prepared<never>(
  "add_version",
  sql`insert into ${contentVersions} (${versions.targets}) values (${versions.values})`,
);

/** Stores what is written in place of the newest version. */
export async function replaceVersion(
  db: Db,
  { id, versionNo, fields, content, authorIds, now }: Omit<NewVersion, "actor">,
): Promise<void> {
  const row = replaced.written({
    title: fields.title,
    fields,
    content,
    authorIds,
    createdAt: now,
  });
  await changeVersion.rows(db, { ...row, id, versionNo });
}

const replaced = new ColumnSet(contentVersions, [
  "title",
  "fields",
  "content",
  "authorIds",
  "createdAt",
]);
const changeVersion = new Prepared<never>(
  "change_version",
  sql`update ${contentVersions} set ${replaced.assigned}
      where biz_type = 'article' and biz_id = ${sql.placeholder("id")} and version_no = ${sql.placeholder("versionNo")}`,
);
