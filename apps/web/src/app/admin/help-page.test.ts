import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { helpPage } from "./help-page.ts";

const root = join(import.meta.dirname, "../../../../..");

it("leads to the page about a view, in the reader's language", () => {
  expect(helpPage("/help", "content/article/edit")).toBe("/help/handbook/write");
  expect(helpPage("/help", "content/article-type/index", "zh-CN")).toBe(
    "/help/zh/handbook/administer",
  );
  expect(helpPage("/help", "dashboard/index")).toBe("/help/handbook/");
  expect(helpPage("/help")).toBe("/help/handbook/");
});

it("leads to a page that the handbook has, in both languages, for every view", () => {
  const views = globSync("apps/web/src/features/*/feature.ts", { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(/"([a-z-]+(?:\/[a-z-]+)+)"/g),
      ([, view = ""]) => view,
    ),
  );
  expect(views.length).toBeGreaterThan(30);
  const targets = views.flatMap((view) => [helpPage("", view), helpPage("", view, "zh-CN")]);
  const fileOf = (path: string) =>
    join(root, "docs/site/pages", `${path.endsWith("/") ? `${path}index` : path}.md`);
  expect(targets.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
});
