import { describe, expect, it } from "vitest";
import { articleTables, emptyRows, writeArticle, type Site } from "./write-article.ts";

const person = (id: string) => ({ id, name: id });
const site: Site = {
  seed: 1,
  total: 1000,
  now: new Date("2026-11-21"),
  typeIds: ["type-1", "type-2"],
  editors: [person("editor")],
  reviewers: [person("reviewer-1"), person("reviewer-2")],
  publishers: [person("publisher")],
};

function write(indexes: number[]) {
  const rows = emptyRows();
  for (const index of indexes) writeArticle(site, index, rows);
  return rows;
}

const all = write(Array.from({ length: site.total }, (_, index) => index));

describe("writeArticle", () => {
  it("writes the same article regardless of earlier ones", () => {
    const [alone] = write([700]).articles;
    expect(write([3, 700]).articles[1]).toEqual(alone);
  });

  it("gives every article a unique id, slug and version", () => {
    const { articles, articleSlugs, contentVersions } = all;
    expect(new Set(articles.map(({ id }) => id)).size).toBe(site.total);
    expect(new Set(articleSlugs.map(({ slug }) => slug)).size).toBe(site.total);
    expect(contentVersions.length).toBeGreaterThan(site.total);
  });

  it("makes public what is published or scheduled, and nothing else", () => {
    const { articles, publishedArticles, articleSearch } = all;
    const shown = articles.filter(({ status }) => status === "published" || status === "scheduled");
    expect(publishedArticles.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    expect(articleSearch).toHaveLength(shown.length);
  });

  it("has a pending task exactly where a round is running", () => {
    const { reviewRounds, tasks } = all;
    const running = new Set(
      reviewRounds.filter(({ status }) => status === "running").map(({ id }) => id),
    );
    const pending = tasks.filter(({ status }) => status === "pending");
    expect(running.size).toBeGreaterThan(0);
    expect(new Set(pending.map(({ roundId }) => roundId))).toEqual(running);
  });

  it("has rows for every table", () => {
    const empty = Object.keys(articleTables).filter(
      (name) => all[name as keyof typeof all].length === 0,
    );
    expect(empty).toEqual([]);
  });
});
