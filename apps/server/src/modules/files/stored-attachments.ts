import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { files } from "../../db/schema/index.ts";
import type { AttachmentRef } from "../../db/schema/articles.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

/**
 * The attachments of a record as their files are: a caller chooses files, and what it says of them does not count. Those
 * that the record had before stay as they were.
 *
 * @throws AppError a field error for a file that does not exist.
 */
export async function storedAttachments(
  db: Db,
  sent: readonly AttachmentRef[],
  before: readonly AttachmentRef[],
): Promise<AttachmentRef[]> {
  const kept = new Map(before.map((file) => [file.id, file]));
  const added = await filesOf(
    db,
    sent.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  return sent.map(({ id }) => {
    const file = kept.get(id) ?? added.get(id);
    if (file === undefined) throw fieldError("attachments", "exists", messages.fields.notExisting);
    return file;
  });
}

async function filesOf(db: Db, ids: readonly string[]): Promise<Map<string, AttachmentRef>> {
  if (ids.length === 0) return new Map();
  const { id, name, url, size, mimeType, replacedBy } = files;
  const rows = await db
    .select({ id, name, url, size, mimeType })
    .from(files)
    .where(and(inArray(id, [...ids]), isNull(replacedBy)));
  return new Map(rows.map((row) => [row.id, row]));
}
