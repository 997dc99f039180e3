/** Who writes, for the columns of every entity. */
export interface Author {
  id: string;
  name: string;
}

/** The author of seeds, imports and commands. */
export const systemAuthor: Author = { id: "system", name: "System" };

/** The entity columns of a new record. */
export function stampCreate(author: Author, now: Date) {
  return {
    createdAt: now,
    createdBy: author.id,
    createdByName: author.name,
    ...stampUpdate(author, now),
  };
}

/** The entity columns of a changed record; the caller increments `version` in the same statement. */
export function stampUpdate(author: Author, now: Date) {
  return { updatedAt: now, updatedBy: author.id, updatedByName: author.name };
}
