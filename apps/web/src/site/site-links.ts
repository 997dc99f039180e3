import type { AppConfig } from "../ssr-contract.d.ts";

/** Where feed readers find a feed, in each of its forms. */
export function feedLinks(config: AppConfig, title: string, query: string = "") {
  const forms = { "application/rss+xml": "rss.xml", "application/feed+json": "feed.json" };
  return Object.entries(forms).map(([type, file]) => {
    return { rel: "alternate", type, href: siteUrl(config, file + query), title };
  });
}

/** The absolute URL of a page in the language of this one. */
export function siteUrl(config: AppConfig, path: string): string {
  return `${config.publicUrl}${config.pagesPath}${path}`;
}

/** Makes a URL that staff entered absolute. */
export function absoluteUrl(config: AppConfig, address: string): string {
  return new URL(address, config.publicUrl).href;
}
