import type { Feed, FeedItem } from "./feed.ts";

/** JSON Feed 1.1 (https://jsonfeed.org/version/1.1), with whole articles. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: `${feed.site}feed.json${feed.query}`,
    description: feed.description,
    language: feed.language,
    items: feed.items.map(itemOf),
  });
}

function itemOf(item: FeedItem): object {
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    content_html: item.html,
    ...(item.summary === null ? {} : { summary: item.summary }),
    ...(item.image === null ? {} : { image: item.image }),
    date_published: item.publishedAt,
    date_modified: item.modifiedAt,
    ...(item.author === null ? {} : { authors: [{ name: item.author }] }),
    tags: item.tags,
  };
}
