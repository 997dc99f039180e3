import { sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";
import { contentLanguages } from "../../kernel/languages.ts";

export const languageColumn = () =>
  text("language", { enum: contentLanguages }).notNull().default("en");

/** What translations of each other share; a record without translations has its own. */
export const translationGroupColumn = () =>
  text("translation_group_id")
    .notNull()
    .default(sql`gen_random_uuid()::text`);
