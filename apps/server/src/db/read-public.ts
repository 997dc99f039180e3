import { AppError } from "../kernel/app-error.ts";
import type { Replica } from "./database.ts";
import type { Db } from "./db.ts";

/** Public reads go to the replica while it is current. What fails there is read from the database itself. */
export async function readPublic<T>(
  { db, replica }: { db: Db; replica: Replica | undefined },
  read: (db: Db) => Promise<T>,
): Promise<T> {
  if (replica?.usable !== true) return read(db);
  replica.noteRead();
  try {
    return await read(replica.db);
  } catch (error) {
    if (error instanceof AppError) throw error;
    replica.noteFailure(error);
    return read(db);
  }
}
