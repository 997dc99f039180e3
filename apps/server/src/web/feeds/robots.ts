import type { Config } from "../../kernel/config/config.ts";

/** Lists with more than one filter: the same articles thousands of times. */
const COMBINED = ["type=*&tag=", "type=*&month=", "tag=*&month="];

export function writeRobots({ basePath, apiBase }: Config, site: string): string {
  const closed = [
    `${apiBase}/`,
    `${basePath}login`,
    `${basePath}search-list`,
    ...COMBINED.map((filters) => `${basePath}article-list?${filters}`),
  ];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return [...lines, "", `Sitemap: ${site}sitemap.xml`, ""].join("\n");
}
