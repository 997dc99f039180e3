import type { BulkDefinition } from "../../shared/list/bulk-edit/bulk-edit.ts";
import type { ArticleRow } from "../../queries/articles.ts";

export type BulkValues = Pick<ArticleRow, "typeId" | "tags">;

/** As in the contract, whose schemas are loaded with the forms alone. */
export const MAX_TAGS = 10;

/** What nobody has approved and nobody is reviewing: changing it takes no decision back. */
const unapproved: readonly ArticleRow["displayStatus"][] = [
  "draft",
  "returned",
  "rejected",
  "withdrawn",
];

/** Whether many of them may be changed at once; the others are edited one by one, and reviewed again. */
export function isBulkEditable({ displayStatus, allowedActions }: ArticleRow): boolean {
  return unapproved.includes(displayStatus) && allowedActions.includes("update");
}

type Change = BulkDefinition<ArticleRow, BulkValues>["fields"][number]["change"];

/** Adds a tag to those that an article has not, in whichever case. */
export const addTag: Change = (values, tag) =>
  hasTag(values, tag) ? values : { ...values, tags: [...values.tags, tag.trim()] };

/** Takes a tag away, in whichever case. */
export const removeTag: Change = (values, tag) => ({
  ...values,
  tags: values.tags.filter((one) => !isSame(one, tag)),
});

function hasTag({ tags }: BulkValues, tag: string): boolean {
  return tags.some((one) => isSame(one, tag));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
