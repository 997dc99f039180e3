import { sql, type SQL } from "drizzle-orm";
import { homePages } from "../../db/schema/index.ts";
import type { Language } from "../../kernel/languages.ts";

const titles = { chinese: "首页", english: "Home page" };

/** What notices and the operation log call a page. */
export function homePageTitle(language: Language): string {
  return language === "zh-CN" ? titles.chinese : titles.english;
}

/** The same, of a row of `home_pages`. */
export const homePageTitleSql: SQL<string> = sql<string>`case ${homePages.language}
  when 'zh-CN' then ${sql.raw(`'${titles.chinese}'`)} else ${sql.raw(`'${titles.english}'`)} end`;
