import type { Db } from "../../db/db.ts";
import type { Language } from "../../kernel/languages.ts";
import type { Context } from "../operation.ts";
import { publicCatalog, type PublicCatalog } from "./public-catalog.ts";
import type { PublicTypes } from "./public-types.ts";

/** What every public read needs. */
export interface Reader {
  db: Db;
  catalog: PublicCatalog;
  /** Those of the reader's language. */
  types: PublicTypes;
  now: Date;
}

/** @param language Restricts reading to one language; `default` is the site's. */
export async function openReader(
  ctx: Pick<Context, "db" | "now" | "invalidationBus">,
  language?: Language | "default",
): Promise<Reader> {
  const { db } = ctx;
  const now = ctx.now();
  const catalog = await publicCatalog(db, ctx.invalidationBus, now);
  const own = language === "default" ? catalog.types.defaultLanguage : language;
  return { db, now, catalog, types: catalog.types.in(own) };
}
