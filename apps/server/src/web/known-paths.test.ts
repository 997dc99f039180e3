import { describe, expect, it } from "vitest";
import { result } from "../../tests/_content.ts";
import { startTestServer } from "../../tests/_server.ts";
import { KnownPaths, patternOf } from "./known-paths.ts";

it("knows a menu's page from when the menu is saved until it is deleted", async () => {
  await using server = await startTestServer();
  const known = new KnownPaths(server.db, ["/index"]);
  expect(await known.has("/index")).toBe(true);
  expect(await known.has("/system/users")).toBe(true);
  expect(await known.has("/admin")).toBe(true);
  expect(await known.has("/reports/7")).toBe(false);
  const token = await server.signIn("admin");
  const body = {
    parentId: "0",
    type: "hidden-menu",
    name: "Report",
    title: "Report",
    url: "/reports/:id",
  };
  const created = await server.call<"menusCreate">("POST /menus/create/child", { token, body });
  expect(await known.has("/reports/7")).toBe(true);
  result(await server.call(`DELETE /menus/delete/${result(created).id}`, { token }));
  expect(await known.has("/reports/7")).toBe(false);
});

describe("patternOf", () => {
  it("matches one segment for a parameter", () => {
    const pattern = patternOf("/content/articles/:id/edit");
    expect(pattern.test("/content/articles/019368f2/edit")).toBe(true);
    expect(pattern.test("/content/articles/a/b/edit")).toBe(false);
    expect(pattern.test("/content/articles//edit")).toBe(false);
  });

  it("matches every other character literally", () => {
    expect(patternOf("/a.b/(c)").test("/a.b/(c)")).toBe(true);
    expect(patternOf("/a.b").test("/axb")).toBe(false);
    expect(patternOf("/dashboard").test("/dashboard/more")).toBe(false);
  });
});
