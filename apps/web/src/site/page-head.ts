import type { RouterContext } from "../app/router-context.ts";
import type { AppConfig } from "../ssr-contract.d.ts";
import { languageFor, type Language } from "../i18n/languages.ts";
import { otherPaths } from "./language-places.ts";
import { withBase } from "./parts/is-site-page.ts";
import { absoluteUrl, feedLinks, siteUrl } from "./site-links.ts";
import type { PublicArticle, Translation } from "./types.ts";

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageMeta {
  title: string | undefined;
  /** Leaves the company's name away behind the title. */
  bareTitle?: boolean;
  description?: string | null | undefined;
  /** The canonical path below the base path; undefined for none. */
  path?: string;
  /** Paths below the base path of the previous and next pages. */
  previous?: string | undefined;
  next?: string | undefined;
  image?: string | null | undefined;
  imageAlt?: string | null | undefined;
  /** The article that the page is. */
  article?: PublicArticle;
  noIndex?: boolean;
  /** The page in other languages; `same` for one that every language has at the same path. */
  translations?: readonly Pick<Translation, "language" | "url">[] | "same" | undefined;
  /** The feed of what the page lists, besides that of the whole site. */
  feed?: { title: string; query: string } | undefined;
  /** Structured data. */
  data?: readonly object[] | null | undefined;
}

/** The head of a public page. */
export function pageHead({ config }: Pick<RouterContext, "config">, page: PageMeta) {
  const title = page.title ?? config.companyName;
  const url = page.path === undefined ? undefined : siteUrl(config, page.path);
  const alternates = alternatesOf(config, page);
  const described = page.description ? [{ name: "description", content: page.description }] : [];
  const shared = page.description
    ? [{ property: "og:description", content: page.description }]
    : [];
  return {
    meta: [
      { title: page.bareTitle === true ? title : `${title} · ${config.companyName}` },
      ...described,
      { property: "og:title", content: title },
      ...shared,
      { property: "og:site_name", content: config.companyName },
      { property: "og:locale", content: locales[languageFor(config.language)] },
      ...alternates
        .filter(({ language }) => language !== config.language)
        .map(({ language }) => {
          return { property: "og:locale:alternate", content: locales[languageFor(language)] };
        }),
      { property: "og:type", content: page.article ? "article" : "website" },
      ...(url === undefined ? [] : [{ property: "og:url", content: url }]),
      ...cardOf(config, page),
      ...(page.article ? articleMeta(page.article) : []),
      ...(page.noIndex === true ? [{ name: "robots", content: "noindex" }] : []),
      ...(page.data ?? []).map(structured),
    ],
    links: [
      ...linkTo("canonical", config, page.path),
      ...pictureLink(config, page.image),
      ...alternateLinks(config, alternates),
      ...linkTo("prev", config, page.previous),
      ...linkTo("next", config, page.next),
      ...(page.feed === undefined ? [] : feedLinks(config, page.feed.title, page.feed.query)),
    ],
  };
}

/** What a page's loader found, with the page's head: making it is part of loading, so that the browser need not know how. */
export function withHead<Page extends object>(
  context: Pick<RouterContext, "config">,
  page: Page,
  meta: PageMeta,
): Page & { head: ReturnType<typeof pageHead> } {
  return { ...page, head: pageHead(context, meta) };
}

interface Alternate {
  language: string;
  /** Absolute. */
  url: string;
}

/** The page in every language that has it, itself included; none without another one. */
function alternatesOf(config: AppConfig, { path, translations }: PageMeta): Alternate[] {
  if (path === undefined || translations === undefined) return [];
  const others =
    translations === "same"
      ? otherPaths(config).map(({ code, path: pages }) => ({ language: code, url: pages + path }))
      : translations.map(({ language, url }) => ({ language, url: withBase(url, config) }));
  if (others.length === 0) return [];
  const own = { language: config.language, url: siteUrl(config, path) };
  return [own, ...others.map(({ language, url }) => ({ language, url: absoluteUrl(config, url) }))];
}

/** `x-default` is for readers of no language of the site. */
function alternateLinks(config: AppConfig, alternates: readonly Alternate[]) {
  const fallback = config.languages.find(({ path }) => path === config.basePath)?.code;
  const links = alternates.map(({ language, url }) => {
    return { rel: "alternate", hrefLang: language, href: url };
  });
  const standard = alternates.find(({ language }) => language === fallback);
  const forOthers = { rel: "alternate", hrefLang: "x-default" };
  return standard === undefined ? links : [...links, { ...forOthers, href: standard.url }];
}

/** The head's type knows only attributes of a meta element. */
function structured(data: object): { "script:ld+json": object; name?: string } {
  return { "script:ld+json": data };
}

function linkTo(rel: string, config: AppConfig, path: string | undefined) {
  return path === undefined ? [] : [{ rel, href: siteUrl(config, path) }];
}

/** As link previews name them. */
const locales: Readonly<Record<Language, string>> = { en: "en_GB", "zh-CN": "zh_CN" };

/** The card that the server draws of the page; a page without an address of its own has none. */
function cardOf(config: AppConfig, { path, noIndex, title, imageAlt }: PageMeta) {
  if (path === undefined || noIndex === true) return [{ name: "twitter:card", content: "summary" }];
  const card = siteUrl(config, `share-card.jpg?page=${encodeURIComponent(path)}`);
  return [
    { property: "og:image", content: card },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: imageAlt ?? title ?? config.companyName },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The page's own picture, which its card shows. */
function pictureLink(config: AppConfig, image: PageMeta["image"]) {
  return image ? [{ rel: "image_src", href: absoluteUrl(config, image) }] : [];
}

function articleMeta({ publishedAt, modifiedAt, typeName, tags }: PublicArticle) {
  return [
    { property: "article:published_time", content: publishedAt },
    { property: "article:modified_time", content: modifiedAt },
    { property: "article:section", content: typeName },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}
