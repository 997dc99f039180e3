import type { Config } from "../../kernel/config/config.ts";

/** Lists with more than one filter: the same articles thousands of times. */
const COMBINED = [
  "type=*&tag=",
  "type=*&author=",
  "type=*&month=",
  "tag=*&author=",
  "tag=*&month=",
  "author=*&month=",
];

/** @param prefixes Where the pages of a language may be, below the base path. */
export function writeRobots(
  { basePath, apiBase }: Config,
  site: string,
  prefixes: readonly string[],
): string {
  const closed = [
    `${apiBase}/`,
    `${basePath}login`,
    ...prefixes.flatMap((prefix) => [
      `${basePath}${prefix}search-list`,
      `${basePath}${prefix}product-compare`,
      ...COMBINED.map((filters) => `${basePath}${prefix}article-list?${filters}`),
    ]),
  ];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return [...lines, "", `Sitemap: ${site}sitemap.xml`, ""].join("\n");
}
