/** Who writes, and when: what the columns of every entity are stamped with. */
export interface Author {
  id: string;
  name: string;
}

/** The author of what nobody signed in for: seeds, imports, the command line. */
export const systemAuthor: Author = { id: "system", name: "System" };

/** Values of the entity columns of a new record. */
export function stampCreate(author: Author, now: Date) {
  return {
    createdAt: now,
    createdBy: author.id,
    createdByName: author.name,
    ...stampUpdate(author, now),
  };
}

/** Values of the entity columns of a changed record; the caller raises `version` in the same statement. */
export function stampUpdate(author: Author, now: Date) {
  return { updatedAt: now, updatedBy: author.id, updatedByName: author.name };
}
