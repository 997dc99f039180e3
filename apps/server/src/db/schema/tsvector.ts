import { customType } from "drizzle-orm/pg-core";

/** In its text form. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
