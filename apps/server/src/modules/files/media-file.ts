import { and, desc, inArray, isNull, like, notLike, or, sql, type SQL } from "drizzle-orm";
import { crudTable, equals, type Filter } from "../../db/crud-table.ts";
import { between } from "../../db/between.ts";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { files } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";
import { variantWidths } from "./picture-variants.ts";

export type FileRow = typeof files.$inferSelect;
export type MediaFile = components["schemas"]["MediaFile"];
type MediaKind = components["schemas"]["MediaKind"];

export const mediaTable = crudTable(files, {
  search: [files.name, files.alt],
  sort: {
    name: files.name,
    size: files.size,
    createdAt: files.createdAt,
    updatedAt: files.updatedAt,
  },
  order: [desc(files.createdAt), desc(files.id)],
});

export const mediaKind = recordKind({
  table: mediaTable,
  nameOf: ({ name }) => name,
  toRecords: toMediaFiles,
});

/** With how many records refer to each, in whichever of its contents. */
export async function toMediaFiles(db: Db, rows: readonly FileRow[]): Promise<MediaFile[]> {
  const usage = await usageOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { name, url, size, mimeType, width, height, alt, focalPoint } = row;
    const { usedIn = 0, revertible = false } = usage.get(row.id) ?? {};
    const widths = variantWidths(mimeType, width ?? 0);
    const facts = { name, url, size, mimeType, width, height, widths, alt, focalPoint };
    return { ...toEntity(row), ...facts, usedIn, revertible };
  });
}

/** The conditions of a page of the library. */
export function mediaFilters(query: Input<"filesPage">["query"]): Filter[] {
  return [
    isNull(files.replacedBy),
    query.kind && isOfKind(query.kind),
    equals(files.createdBy, query.createdBy),
    between(files.createdAt, query.createdFrom, query.createdTo),
    query.unused === undefined ? undefined : sql`${isReferred} = ${!query.unused}`,
  ];
}

const contentsOf = sql`(content.id = ${files}.id or content.replaced_by = ${files}.id)`;
const isReferred = sql`exists (select 1 from file_references reference
  join files content on content.url = reference.url where ${contentsOf})`;

interface Usage {
  usedIn: number;
  revertible: boolean;
}

async function usageOf(db: Db, ids: readonly string[]): Promise<Map<string, Usage>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<Usage & { id: string }>(
    db,
    sql`select coalesce(content.replaced_by, content.id) as id,
          (count(distinct (reference.record_type, reference.record_id))
            filter (where reference.url is not null))::int as "usedIn",
          bool_or(content.replaced_by is not null) as revertible
        from files content left join file_references reference on reference.url = content.url
        where ${inArray(sql`content.id`, [...ids])} or ${inArray(sql`content.replaced_by`, [...ids])}
        group by 1`,
  );
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}

const DOCUMENTS = [
  "application/pdf",
  "application/msword",
  "application/vnd.ms-excel",
  "application/vnd.ms-powerpoint",
];

const patterns: Record<Exclude<MediaKind, "other">, SQL | undefined> = {
  image: like(files.mimeType, "image/%"),
  video: or(
    like(files.mimeType, "video/%"),
    inArray(files.mimeType, ["application/vnd.rn-realmedia", "application/x-shockwave-flash"]),
  ),
  audio: like(files.mimeType, "audio/%"),
  document: or(
    inArray(files.mimeType, DOCUMENTS),
    like(files.mimeType, "application/vnd.openxmlformats-officedocument%"),
    like(files.mimeType, "text/%"),
  ),
};

function isOfKind(kind: MediaKind): Filter {
  if (kind !== "other") return patterns[kind];
  return and(
    notLike(files.mimeType, "image/%"),
    sql`not ${or(patterns.video, patterns.audio, patterns.document)}`,
  );
}
