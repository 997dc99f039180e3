import { integer } from "drizzle-orm/pg-core";

/** Which rules made the tokens: those of an older program are made again. */
export function indexVersionColumn() {
  return integer("index_version").notNull().default(0);
}
