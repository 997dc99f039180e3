import type { Config } from "../../kernel/config/config.ts";

export function writeRobots({ basePath, apiBase }: Config, site: string): string {
  const closed = [`${apiBase}/`, `${basePath}login`, `${basePath}search-list`];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return [...lines, "", `Sitemap: ${site}sitemap.xml`, ""].join("\n");
}
