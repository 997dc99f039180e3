import { expect, test } from "vitest";
import { parseXml, type XmlElement } from "../../../tests/_xml.ts";
import type { Feed } from "./feed.ts";
import { writeRss } from "./rss.ts";

const feed: Feed = {
  title: "Harbour & quay",
  description: "What is new <here>",
  page: "https://www.example.com/zh/index",
  query: "?type=news",
  site: "https://www.example.com/zh/",
  language: "zh-CN",
  items: [
    {
      id: "019368f2",
      url: "https://www.example.com/zh/article-detail?id=a&b",
      title: "水位 ]]> & more",
      summary: null,
      html: '<p>Text <img src="https://www.example.com/a.webp" alt=""></p>',
      image: null,
      author: "Mei Chen",
      tags: ["radar", "tide"],
      publishedAt: "2026-01-05T08:09:10.000Z",
      modifiedAt: "2026-01-06T08:09:10.000Z",
    },
    {
      id: "019368f3",
      url: "https://www.example.com/zh/article-detail?id=b",
      title: "B",
      summary: "Short",
      html: "",
      image: null,
      author: null,
      tags: [],
      publishedAt: "2026-11-30T23:59:59.000Z",
      modifiedAt: "2026-11-30T23:59:59.000Z",
    },
  ],
};

const atomLink = "{http://www.w3.org/2005/Atom}link";

/** How often each element may stand in a channel and in an item, by the rules that the W3C's validator checks. */
const channelRules = {
  title: [1, 1],
  link: [1, 1],
  description: [1, 1],
  language: [0, 1],
  [atomLink]: [1, 1],
  item: [0, Infinity],
};
const itemRules = {
  title: [1, 1],
  link: [1, 1],
  guid: [1, 1],
  pubDate: [0, 1],
  "{http://purl.org/dc/elements/1.1/}creator": [0, Infinity],
  category: [0, Infinity],
  description: [0, 1],
  "{http://purl.org/rss/1.0/modules/content/}encoded": [0, 1],
};

function faultsOf(element: XmlElement, rules: Record<string, number[]>): string[] {
  const names = element.children.map(({ name }) => name);
  const unknown = names.filter((name) => !(name in rules));
  const miscounted = Object.entries(rules).filter(([name, [least = 0, most = 0]]) => {
    const count = names.filter((one) => one === name).length;
    return count < least || count > most;
  });
  return [...unknown, ...miscounted.map(([name]) => name)];
}

const textOf = (element: XmlElement, name: string) =>
  element.children.find((child) => child.name === name)?.text ?? "";

test("an RSS feed keeps the rules of RSS 2.0", () => {
  const rss = parseXml(writeRss(feed));
  expect([rss.name, rss.attributes["version"]]).toEqual(["rss", "2.0"]);
  const [channel, ...others] = rss.children;
  if (channel === undefined) throw new Error("There is no channel");
  expect(others).toEqual([]);
  expect(faultsOf(channel, channelRules)).toEqual([]);
  expect(textOf(channel, "language")).toMatch(/^[a-z]{2}(-[A-Za-z]{2})?$/);
  const self = channel.children.find(({ name }) => name === atomLink);
  expect(self?.attributes).toMatchObject({ rel: "self", type: "application/rss+xml" });
  const items = channel.children.filter(({ name }) => name === "item");
  expect(items).toHaveLength(2);
  for (const item of items) {
    expect(faultsOf(item, itemRules)).toEqual([]);
    expect(URL.canParse(textOf(item, "link"))).toBe(true);
    // RFC 822 with a year of four digits.
    expect(textOf(item, "pubDate")).toMatch(
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/,
    );
  }
  expect(new Set(items.map((item) => textOf(item, "guid"))).size).toBe(items.length);
  expect(items.map((item) => textOf(item, "title"))).toEqual(["水位 ]]> & more", "B"]);
});
