import type { RouterContext } from "../app/router-context.ts";
import type { AppConfig } from "../ssr-contract.d.ts";
import type { PublicArticle, SiteSetting } from "./types.ts";

/** What a page says about itself to browsers, search engines and those who share it. */
export interface PageFacts {
  title: string | undefined;
  /** Leaves the company's name away behind the title. */
  bareTitle?: boolean;
  description?: string | null | undefined;
  /** The page's one true address below the base path; without it the page has none. */
  path?: string;
  image?: string | null | undefined;
  kind?: "website" | "article";
  noIndex?: boolean;
  /** Structured data. */
  data?: object | undefined;
}

/** The head of a public page. */
export function pageHead({ config }: Pick<RouterContext, "config">, facts: PageFacts) {
  const title = facts.title ?? config.companyName;
  const url = facts.path === undefined ? undefined : siteUrl(config, facts.path);
  const described = facts.description ? [{ name: "description", content: facts.description }] : [];
  const shared = facts.description
    ? [{ property: "og:description", content: facts.description }]
    : [];
  return {
    meta: [
      { title: facts.bareTitle === true ? title : `${title} · ${config.companyName}` },
      ...described,
      { property: "og:title", content: title },
      ...shared,
      { property: "og:site_name", content: config.companyName },
      { property: "og:type", content: facts.kind ?? "website" },
      ...(url === undefined ? [] : [{ property: "og:url", content: url }]),
      ...(facts.image
        ? [
            { property: "og:image", content: absolute(config, facts.image) },
            { name: "twitter:card", content: "summary_large_image" },
          ]
        : []),
      ...(facts.noIndex === true ? [{ name: "robots", content: "noindex" }] : []),
      ...(facts.data ? [{ "script:ld+json": facts.data }] : []),
    ],
    links: url === undefined ? [] : [{ rel: "canonical", href: url }],
  };
}

/** A page's whole address. */
export function siteUrl(config: AppConfig, path: string): string {
  return `${new URL(config.publicUrl).origin}${config.basePath}${path}`;
}

/** The company as structured data. */
export function organisationData(setting: SiteSetting, config: AppConfig): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: setting.companyName,
    url: siteUrl(config, "index"),
    ...(setting.logo ? { logo: absolute(config, setting.logo) } : {}),
    ...(setting.slogan ? { slogan: setting.slogan } : {}),
    ...(setting.phone ? { telephone: setting.phone } : {}),
    ...(setting.email ? { email: setting.email } : {}),
    ...(setting.address ? { address: setting.address } : {}),
    sameAs: setting.socialLinks.map(({ url }) => url),
  };
}

/** An article as structured data. */
export function articleData(article: PublicArticle, config: AppConfig): object {
  const url = siteUrl(config, `article-detail?id=${encodeURIComponent(article.slug)}`);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    mainEntityOfPage: url,
    articleSection: article.typeName,
    keywords: [...article.keywords, ...article.tags].join(", "),
    publisher: { "@type": "Organization", name: config.companyName },
    ...(article.summary ? { description: article.summary } : {}),
    ...(article.author ? { author: { "@type": "Person", name: article.author } } : {}),
    ...(article.cover ? { image: absolute(config, article.cover) } : {}),
  };
}

function absolute(config: AppConfig, address: string): string {
  return new URL(address, config.publicUrl).href;
}
