import { languagePath } from "../../content/site-paths.ts";
import type { Language } from "../../kernel/languages.ts";
import type { PublicSource } from "../app.ts";
import { readFeedArticles } from "../../modules/site/feed-articles.ts";
import type { PublicTypeRow, PublicTypes } from "../../modules/site/public-types.ts";
import { readSettings } from "../../modules/site/settings.ts";
import { articleUrl, hostUrl, siteOf } from "./urls.ts";
import { absoluteLinks } from "./absolute-links.ts";

const feedLength = 20;

/** A type's code, a tag, both or neither. */
export interface FeedQuery {
  /** Only articles in this language. */
  language: Language;
  type: string | undefined;
  tag: string | undefined;
}

/** A feed in no particular format. */
export interface Feed {
  title: string;
  description: string;
  /** The page that it is the feed of. */
  page: string;
  /** Its own query string, with the question mark. */
  query: string;
  /** Where the pages of its language are. */
  site: string;
  language: Language;
  items: FeedItem[];
}

/** All URLs are absolute. */
export interface FeedItem {
  id: string;
  url: string;
  title: string;
  summary: string | null;
  html: string;
  image: string | null;
  author: string | null;
  tags: string[];
  publishedAt: string;
  modifiedAt: string;
}

/**
 * Returns null for a type that is not a list.
 *
 * @param root Of the site.
 */
export async function readFeed(
  source: PublicSource,
  root: string,
  requested: FeedQuery,
): Promise<Feed | null> {
  const { language } = requested;
  const [every, setting] = await Promise.all([
    source.openReader(),
    readSettings(source.db, language),
  ]);
  const reader = { ...every, types: every.types.in(language) };
  const site = siteOf(root, languagePath(language, reader.types.defaultLanguage));
  const type = requested.type === undefined ? null : listOf(reader.types, requested.type);
  if (type === undefined) return null;
  const typeIds = reader.types.listedIdsFor(type === null ? {} : { typeId: type.id });
  const articles = await readFeedArticles(reader, { typeIds, tag: requested.tag }, feedLength);
  const query = queryOf({ type: type?.code, tag: requested.tag });
  const names = [requested.tag, type?.name, setting.companyName].filter(
    (name) => name !== undefined,
  );
  const about = setting.seoDescription ?? setting.slogan ?? setting.companyName;
  return {
    title: names.join(" · "),
    description: type?.description ?? about,
    page: query === "" ? `${site}index` : `${site}article-list${query}`,
    query,
    site,
    language,
    items: articles.map(({ id, slug, content, cover, ...article }) => ({
      ...article,
      id,
      url: articleUrl(site, slug),
      html: absoluteLinks(content, root),
      image: cover === null ? null : hostUrl(site, cover),
    })),
  };
}

function listOf({ rows }: PublicTypes, requested: string): PublicTypeRow | undefined {
  const code = requested.toLowerCase();
  return rows.find((row) => row.kind === "list" && row.code.toLowerCase() === code);
}

function queryOf(values: { type: string | undefined; tag: string | undefined }): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]);
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}
