import type { Result } from "@atrium/sdk";

type Version = Result<"articlesVersion">;

/** How a field is shown. */
export type FieldKind =
  | "text"
  | "words"
  | "date"
  | "yesOrNo"
  | "type"
  | "positions"
  | "files"
  | "cover"
  | "pictures";

/** Every field of an article besides its text, in the order in which they are compared. */
const kinds = {
  title: "text",
  subTitle: "text",
  slug: "text",
  summary: "text",
  cover: "cover",
  typeId: "type",
  tags: "words",
  isTop: "yesOrNo",
  topUntil: "date",
  recommendPositions: "positions",
  offlineAt: "date",
  orderBy: "text",
  author: "text",
  source: "text",
  sourceUrl: "text",
  images: "pictures",
  videoUrl: "text",
  attachments: "files",
  allowComment: "yesOrNo",
  seoTitle: "text",
  seoDescription: "text",
  keywords: "words",
  noIndex: "yesOrNo",
} as const satisfies Partial<Record<keyof Version, FieldKind>>;

/** The name of a compared field. The cover is one with its alt text and its focal point. */
export type ComparedField = keyof typeof kinds;

/** What is compared of an article: a version, or what is in the editor, which lacks some fields. */
export type ComparedArticle = Pick<Version, "content"> &
  Partial<Pick<Version, ComparedField | "coverAlt" | "coverFocus" | "typeName">>;

// The keys of a literal.
export const comparedFields = Object.keys(kinds) as readonly ComparedField[];

export function kindOf(field: ComparedField): FieldKind {
  return kinds[field];
}

/** The fields that differ; all that have a value where there is nothing to compare with. */
export function changedFields(
  before: ComparedArticle | undefined,
  after: ComparedArticle,
): ComparedField[] {
  return comparedFields.filter(
    (field) => before !== undefined && valueKey(before, field) !== valueKey(after, field),
  );
}

/** Whether an article has something in a field. */
export function hasValue(article: ComparedArticle, field: ComparedField): boolean {
  const value = article[field];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Equal for values that readers cannot tell apart. */
function valueKey(article: ComparedArticle, field: ComparedField): string {
  const { coverAlt, coverFocus } = article;
  if (field === "cover") return JSON.stringify([article.cover, coverAlt, coverFocus].map(orNull));
  if (field === "attachments") return JSON.stringify(article.attachments?.map(({ id }) => id));
  const value = article[field];
  return JSON.stringify(kindOf(field) === "date" && value ? instant(value) : orNull(value));
}

function orNull(value: unknown): unknown {
  return value === undefined || value === "" ? null : value;
}

function instant(value: unknown): number {
  return new Date(String(value)).getTime();
}
