import { expect, test } from "vitest";
import { contentOf, startFakeServer } from "./_fake-server.ts";
import { loadContent } from "./load-content.ts";

test("loads the three parts with the token", async () => {
  const { api, loadedWith, calls } = startFakeServer();
  expect(await loadContent(api, "t")).toEqual({ ok: true, content: contentOf("u1") });
  expect([...loadedWith]).toEqual(["t"]);
  expect(calls).toEqual(["user", "menus", "dictionaries"]);
});

test.each([
  [["user", "menus", "dictionaries"], "user"],
  [["menus", "dictionaries"], "menus"],
  [["dictionaries"], "dictionaries"],
])("names the part that failed when %j fail: %s", async (parts, stage) => {
  const { api, failing } = startFakeServer();
  for (const part of parts) failing.add(part);
  const error = new Error(`${stage} failed`);
  expect(await loadContent(api, "t")).toEqual({ ok: false, stage, error });
});

test("treats a part that throws synchronously as failed", async () => {
  const { api } = startFakeServer();
  const error = new Error("at once");
  const loadMenus = () => {
    throw error;
  };
  expect(await loadContent({ ...api, loadMenus }, "t")).toEqual({
    ok: false,
    stage: "menus",
    error,
  });
});
