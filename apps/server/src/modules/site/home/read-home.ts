import { sql } from "drizzle-orm";
import { Prepared } from "../../../db/prepared.ts";
import type { components } from "../../../generated/schema.ts";
import type { Language } from "../../../kernel/languages.ts";
import type { JsonText } from "../../json-text.ts";
import type { Reader } from "../reader.ts";
import { shownSections } from "./shown-sections.ts";

type Schemas = components["schemas"];

/** The published home page of a language; without one, no sections. */
export async function readHome(
  reader: Reader,
  language: Language = reader.catalog.types.defaultLanguage,
): Promise<JsonText<Schemas["PublicHome"]>> {
  const [page] = await publishedHome.rows(reader.db, { language });
  return shownSections(reader, language, page?.sections ?? []);
}

export const publishedHome = new Prepared<{ sections: Schemas["HomePageSections"] }>(
  "published_home",
  sql`select sections from published_home_pages where language = ${sql.placeholder("language")}`,
);
