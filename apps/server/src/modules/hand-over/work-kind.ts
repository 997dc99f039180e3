import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Context } from "../operation.ts";
import type { Person } from "../workflow/assignees.ts";

/** One kind of open work. */
export interface WorkKind {
  /** Rows of what is open with an account, as `id` and `name`, in a fixed order. */
  open(userId: string): SQL;
  /** The permission by which a caller sees what it is called. */
  view: string;
  blocksDeletion: boolean;
  /** Cases with the reason why an account of `users` cannot have what is open with another one; null where all can. */
  unavailable(userId: string): SQL | null;
  /** Hands all of it over, and logs each record. The receiver was found able to have it. */
  handOver(tx: Db, from: Person, to: Person, ctx: Context): Promise<void>;
}
