import { customType } from "drizzle-orm/pg-core";

/** A `tsvector`, in its text form. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
