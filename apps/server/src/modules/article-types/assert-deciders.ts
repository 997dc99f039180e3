import { inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { users } from "../../db/schema/index.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { ablePeople } from "../workflow/assignees.ts";

/**
 * Refuses people whom a flow newly names and who could not decide. Those whom it named before stay: a permission that was
 * taken away keeps nobody from saving the rest, and submitting says when a stage has nobody left.
 *
 * @throws AppError a field error of the stage.
 */
export async function assertDeciders(
  db: Db,
  before: readonly ReviewNode[],
  after: readonly ReviewNode[],
): Promise<void> {
  const known = new Set(before.flatMap(({ assignees }) => assignees.userIds));
  const named = after.flatMap(({ assignees }, index) =>
    assignees.userIds.filter((id) => !known.has(id)).map((id) => ({ id, index })),
  );
  const ids = named.map(({ id }) => id);
  const able = new Set((await ablePeople(db, "article", "decide", ids)).map(({ id }) => id));
  const refused = named.find(({ id }) => !able.has(id));
  if (refused === undefined) return;
  const [person] = await db
    .select({ name: users.name })
    .from(users)
    .where(inArray(users.id, [refused.id]));
  const field = `flow.${refused.index}.assignees.userIds`;
  if (!person) throw fieldError(field, "exists", messages.articleTypes.unknownPerson);
  throw fieldError(field, "notDecider", messages.articleTypes.notDecider(person.name));
}
