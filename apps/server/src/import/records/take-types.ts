import { eq } from "drizzle-orm";
import { slugify, uniqueSlug } from "../../content/slug.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { createType, updateType } from "../../modules/article-types/save-type.ts";
import type { ArticleTypeFields } from "../../modules/article-types/type-fields.ts";
import { articleTypeKind } from "../../modules/article-types/type-kind.ts";
import type { Outcome } from "../report.ts";
import { cut } from "./cut.ts";
import { digestOf } from "./ledger.ts";
import { publishHead } from "./publish-head.ts";
import { KEPT_REASONS, importer, isUntouched, type ImportRun } from "./run.ts";

/** A type to be, made of a category, a page or the site itself. */
export interface WantedType {
  /** Its name among the imported ones, such as `category:news`. */
  externalId: string;
  name: string;
  /** What its code is made from. */
  slug: string;
  kind: "list" | "single";
  parentId: string;
  description: string;
  navVisible: boolean;
  allowComment: boolean;
  orderBy: number;
  /** When it goes public; null keeps it a draft. */
  liveFrom: Date | null;
}

/** What became of a wanted type. */
export interface TakenType {
  /** Null when it was deleted here. */
  id: string | null;
  outcome: Outcome;
  notes: string[];
}

const MAX_NAME = 64;
const MAX_CODE = 64;
const MAX_DESCRIPTION = 500;

/** Makes or updates a type, or leaves it as the staff made it. */
export async function takeType(run: ImportRun, wanted: WantedType): Promise<TakenType> {
  const { db, ledger } = run;
  const { liveFrom, slug: _slug, ...compared } = wanted;
  const digest = digestOf({ ...compared, published: liveFrom !== null });
  const { externalId } = wanted;
  const known = await ledger.find("category", externalId);
  if (known?.localId == null) {
    const notes: string[] = [];
    const id = await addType(run, wanted, notes);
    await ledger.remember([{ kind: "category", externalId, localId: id, digest }]);
    return { id, outcome: "taken", notes };
  }
  const id = known.localId;
  const [row] = await db.select().from(articleTypes).where(eq(articleTypes.id, id));
  if (!row) return { id: null, outcome: "leftOut", notes: [KEPT_REASONS.deleted] };
  if (known.digest === digest) return { id, outcome: "unchanged", notes: [] };
  if (!isUntouched(row)) return { id, outcome: "leftOut", notes: [KEPT_REASONS.edited] };
  const notes: string[] = [];
  const body = { ...fieldsOf(wanted, notes), id, version: row.version };
  await updateType(db, body, importer, run.now);
  if (liveFrom !== null) await publishType(run, id, row.liveFrom ?? liveFrom);
  await ledger.remember([{ kind: "category", externalId, localId: id, digest }]);
  return { id, outcome: "updated", notes };
}

async function addType(run: ImportRun, wanted: WantedType, notes: string[]): Promise<string> {
  const code = await freeCode(run, wanted, notes);
  const body = { ...fieldsOf(wanted, notes), kind: wanted.kind, code };
  const { id } = await createType(run.db, body, importer, run.now);
  if (wanted.liveFrom !== null) await publishType(run, id, wanted.liveFrom);
  return id;
}

async function publishType(run: ImportRun, id: string, liveFrom: Date): Promise<void> {
  await publishHead(run, articleTypeKind, id, { liveFrom, updatedAt: run.now });
}

function fieldsOf(wanted: WantedType, notes: string[]): ArticleTypeFields {
  const { parentId, navVisible, allowComment, orderBy } = wanted;
  const name = cut(wanted.name, MAX_NAME, "name was shortened", notes);
  const description = cut(wanted.description, MAX_DESCRIPTION, "description was shortened", notes);
  return { parentId, name, description: description || null, navVisible, allowComment, orderBy };
}

/** A code of its own; codes start with a letter. */
async function freeCode({ db }: ImportRun, wanted: WantedType, notes: string[]): Promise<string> {
  const base = slugify(wanted.slug || wanted.name, wanted.kind === "single" ? "page" : "type");
  const lettered = /^[a-z]/.test(base) ? base : `n-${base}`;
  const wish = lettered.slice(0, MAX_CODE - 6).replace(/-+$/, "");
  const rows = await db.select({ code: articleTypes.code }).from(articleTypes);
  const code = uniqueSlug(wish, new Set(rows.map((row) => row.code.toLowerCase())));
  if (code !== wish) notes.push("its code was taken, so it got another one");
  return code;
}
