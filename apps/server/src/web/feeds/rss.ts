import type { Feed, FeedItem } from "./feed.ts";
import { xmlText } from "./xml.ts";

/** RSS 2.0, with whole articles. */
export function writeRss(feed: Feed): string {
  const self = `${feed.site}rss.xml${feed.query}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"' +
      ' xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `  ${element("title", feed.title)}`,
    `  ${element("link", feed.page)}`,
    `  ${element("description", feed.description)}`,
    `  ${element("language", feed.language)}`,
    `  <atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(writeItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function writeItem(item: FeedItem): string {
  const lines = [
    element("title", item.title),
    element("link", item.url),
    `<guid isPermaLink="false">${xmlText(item.id)}</guid>`,
    element("pubDate", new Date(item.publishedAt).toUTCString()),
    ...(item.author === null ? [] : [element("dc:creator", item.author)]),
    ...item.tags.map((tag) => element("category", tag)),
    ...(item.summary === null ? [] : [element("description", item.summary)]),
    element("content:encoded", item.html),
  ];
  return ["  <item>", ...lines.map((line) => `    ${line}`), "  </item>"].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
