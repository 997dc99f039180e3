import type { articleTypes } from "../../db/schema/index.ts";
import type { ArticleTypeSnapshot, Snapshot } from "../../db/schema/content-versions.ts";
import type { Language } from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { pick } from "../../kernel/pick.ts";

export type ArticleTypeFields = components["schemas"]["ArticleTypeFields"];
export type ArticleTypeRow = typeof articleTypes.$inferSelect;

/** What a field is when it was never sent, and in versions older than the field. */
export const TYPE_DEFAULTS: ArticleTypeSnapshot = {
  parentId: "0",
  name: "",
  code: "",
  kind: "list",
  icon: null,
  cover: null,
  description: null,
  redirectUrl: null,
  navVisible: true,
  allowComment: true,
  requireReview: true,
  flow: [],
  seoTitle: null,
  seoDescription: null,
  orderBy: 0,
};

/**
 * Applies the sent fields to a snapshot.
 *
 * @throws AppError a field error when the fields contradict each other.
 */
export function changedType(
  before: ArticleTypeSnapshot,
  sent: ArticleTypeFields,
): ArticleTypeSnapshot {
  const after: ArticleTypeSnapshot = {
    parentId: sent.parentId ?? before.parentId,
    ...(before.language ? { language: before.language } : {}),
    name: (sent.name ?? before.name).trim(),
    code: sent.code ?? before.code,
    kind: sent.kind ?? before.kind,
    icon: orBefore(sent.icon, before.icon),
    cover: orBefore(sent.cover, before.cover),
    description: orBefore(sent.description, before.description),
    redirectUrl: orBefore(sent.redirectUrl, before.redirectUrl),
    navVisible: sent.navVisible ?? before.navVisible,
    allowComment: sent.allowComment ?? before.allowComment,
    requireReview: sent.requireReview ?? before.requireReview,
    flow: sent.flow ?? before.flow,
    seoTitle: orBefore(sent.seoTitle, before.seoTitle),
    seoDescription: orBefore(sent.seoDescription, before.seoDescription),
    orderBy: sent.orderBy ?? before.orderBy,
  };
  assertFits(after);
  return after;
}

export function typeSnapshotOf(row: ArticleTypeRow): ArticleTypeSnapshot & { language: Language } {
  // The keys of the defaults are all other fields.
  const fields = pick(row, Object.keys(TYPE_DEFAULTS) as (keyof ArticleTypeSnapshot)[]);
  return { ...fields, language: row.language };
}

/** Narrows a stored version's fields to a type's; a field that the version is older than has its default. */
export function typeSnapshot(fields: Snapshot): ArticleTypeSnapshot {
  if ("parentId" in fields) return { ...TYPE_DEFAULTS, ...fields };
  throw new Error("This version is not an article type's");
}

function orBefore<T>(sent: T | null | undefined, before: T | null): T | null {
  return sent === undefined ? before : sent;
}

function assertFits({ kind, redirectUrl, flow }: ArticleTypeSnapshot): void {
  if (kind === "link" && !redirectUrl) {
    throw fieldError("redirectUrl", "required", messages.articleTypes.redirectNeeded);
  }
  const keys = new Set(flow.map(({ nodeKey }) => nodeKey));
  if (keys.size < flow.length)
    throw fieldError("flow", "uniqueItems", messages.articleTypes.nodeTwice);
  for (const [index, { assignees }] of flow.entries()) {
    const { userIds, roleCodes, workgroupIds } = assignees;
    if (userIds.length + roleCodes.length + workgroupIds.length === 0) {
      throw fieldError(`flow.${index}.assignees`, "minItems", messages.articleTypes.nobodyNamed);
    }
  }
}
