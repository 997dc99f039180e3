import { eq } from "drizzle-orm";
import { slugify, uniqueSlug } from "../../content/slug.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { createType, updateType } from "../../modules/article-types/save-type.ts";
import type { ArticleTypeFields } from "../../modules/article-types/type-fields.ts";
import { articleTypeKind } from "../../modules/article-types/type-kind.ts";
import type { Outcome } from "../report.ts";
import { truncate } from "./truncate.ts";
import { digestOf } from "./id-map.ts";
import { publishHead } from "./publish-head.ts";
import { SKIP_REASONS, importer, isUnedited, type ImportRun } from "./import-run.ts";

/** An article type to create from a category, a page or the site itself. */
export interface TypeToImport {
  /** Its key in the id map, such as `category:news`. */
  externalId: string;
  name: string;
  /** The code is derived from it. */
  slug: string;
  kind: "list" | "single";
  parentId: string;
  description: string;
  navVisible: boolean;
  allowComment: boolean;
  orderBy: number;
  /** null keeps it a draft. */
  liveFrom: Date | null;
}

export interface ImportedType {
  /** null when it was deleted here. */
  id: string | null;
  outcome: Outcome;
  notes: string[];
}

const MAX_NAME = 64;
const MAX_CODE = 64;
const MAX_DESCRIPTION = 500;

/** Creates or updates a type, or skips it when staff edited it. */
export async function importType(run: ImportRun, type: TypeToImport): Promise<ImportedType> {
  const { db, idMap } = run;
  const { liveFrom, slug: _slug, ...compared } = type;
  const digest = digestOf({ ...compared, published: liveFrom !== null });
  const { externalId } = type;
  const known = await idMap.find("category", externalId);
  if (known?.localId == null) {
    const notes: string[] = [];
    const id = await addType(run, type, notes);
    await idMap.remember([{ kind: "category", externalId, localId: id, digest }]);
    return { id, outcome: "imported", notes };
  }
  const id = known.localId;
  const [row] = await db.select().from(articleTypes).where(eq(articleTypes.id, id));
  if (!row) return { id: null, outcome: "skipped", notes: [SKIP_REASONS.deleted] };
  if (known.digest === digest) return { id, outcome: "unchanged", notes: [] };
  if (!isUnedited(row)) return { id, outcome: "skipped", notes: [SKIP_REASONS.edited] };
  const notes: string[] = [];
  const body = { ...fieldsOf(type, notes), id, version: row.version };
  await updateType(db, body, importer, run.now);
  if (liveFrom !== null) await publishType(run, id, row.liveFrom ?? liveFrom);
  await idMap.remember([{ kind: "category", externalId, localId: id, digest }]);
  return { id, outcome: "updated", notes };
}

async function addType(run: ImportRun, type: TypeToImport, notes: string[]): Promise<string> {
  const code = await freeCode(run, type, notes);
  const body = { ...fieldsOf(type, notes), kind: type.kind, code };
  const { id } = await createType(run.db, body, importer, run.now);
  if (type.liveFrom !== null) await publishType(run, id, type.liveFrom);
  return id;
}

async function publishType(run: ImportRun, id: string, liveFrom: Date): Promise<void> {
  await publishHead(run, articleTypeKind, id, { liveFrom, updatedAt: run.now });
}

function fieldsOf(type: TypeToImport, notes: string[]): ArticleTypeFields {
  const { parentId, navVisible, allowComment, orderBy } = type;
  const name = truncate(type.name, MAX_NAME, "name was shortened", notes);
  const description = truncate(
    type.description,
    MAX_DESCRIPTION,
    "description was shortened",
    notes,
  );
  return { parentId, name, description: description || null, navVisible, allowComment, orderBy };
}

/** An unused code; codes start with a letter. */
async function freeCode({ db }: ImportRun, type: TypeToImport, notes: string[]): Promise<string> {
  const base = slugify(type.slug || type.name, type.kind === "single" ? "page" : "type");
  const lettered = /^[a-z]/.test(base) ? base : `n-${base}`;
  const wish = lettered.slice(0, MAX_CODE - 6).replace(/-+$/, "");
  const rows = await db.select({ code: articleTypes.code }).from(articleTypes);
  const code = uniqueSlug(wish, new Set(rows.map((row) => row.code.toLowerCase())));
  if (code !== wish) notes.push("its code is already in use, so it got another one");
  return code;
}
