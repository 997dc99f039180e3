import type { JournalEntry } from "@atrium/hooks/resource";

const kind = "articles/";
const newPrefix = "new:";

/** The name of an article among the records of the journal. */
export function articleRecord(id: string): string {
  return `${kind}${id}`;
}

/** The name of an article that does not exist yet, by the id of its editor. */
export function newArticleRecord(writer: string): string {
  return articleRecord(`${newPrefix}${writer}`);
}

/** Whether an entry is of an article that does not exist yet. */
export function isNewArticle({ record }: Pick<JournalEntry, "record">): boolean {
  return record.startsWith(articleRecord(newPrefix));
}
