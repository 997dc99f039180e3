import { sql } from "drizzle-orm";
import { defaultOf } from "../../content/site-paths.ts";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { siteSettings } from "../../db/schema/index.ts";
import { initialLanguages, type Language, type SiteLanguage } from "../../kernel/languages.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

/** The languages of the site's content. */
export async function readLanguages(db: Db): Promise<SiteLanguage[]> {
  const [row] = await db.select({ languages: siteSettings.languages }).from(siteSettings).limit(1);
  return row?.languages ?? initialLanguages;
}

/** The languages of the site, for statements that read other things as well. */
export const siteLanguagesSql = sql<
  SiteLanguage[] | null
>`(select languages from site_settings limit 1)`;

/** The site's default language, for statements that read other things as well. */
export const defaultLanguageSql = sql<Language>`coalesce((select entry ->> 'code'
  from site_settings cross join lateral jsonb_array_elements(site_settings.languages) entry
  where (entry ->> 'isDefault')::boolean limit 1), 'en')`;

/**
 * The language of new content that has nothing above it: the one that was sent, else the site's default.
 *
 * @throws AppError a field error when the site does not have it.
 */
export async function siteLanguage(db: Db, sent: Language | undefined): Promise<Language> {
  const languages = await readLanguages(db);
  if (sent === undefined) return defaultOf(languages);
  if (languages.some(({ code }) => code === sent)) return sent;
  throw fieldError("language", "exists", messages.languages.notOfSite);
}

/** Languages in which there is content. */
export async function languagesInUse(db: Db): Promise<Set<Language>> {
  const rows = await queryRows<{ language: Language }>(
    db,
    sql`select language from article_types union select language from articles
        union select language from products union select language from banners
        union select language from quick_links union select language from published_home_pages`,
  );
  return new Set(rows.map(({ language }) => language));
}
