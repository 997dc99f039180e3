import { expect, test } from "vitest";
import { withoutLoadedFiles } from "./preloaded-files.ts";

const files = (...names: string[]) => names.map((name) => `assets/${name}-AbCd_-12.js`);
const context = (host: string) => ({
  hostId: `assets/${host}-12345678.js`,
  hostType: "js" as const,
});

test("a file of the back office leaves out what was loaded before it", () => {
  const needed = files("user-sheet", "frame", "sdk", "sign-in", "admin", "forms");
  expect(withoutLoadedFiles("", needed, context("admin"))).toEqual(files("user-sheet", "forms"));
  expect(withoutLoadedFiles("", needed, context("sign-in"))).toEqual(
    files("user-sheet", "admin", "forms"),
  );
});

test("a file that may come first names everything", () => {
  const needed = files("user-sheet", "admin");
  expect(withoutLoadedFiles("", needed, context("user-list-page"))).toEqual(needed);
});
