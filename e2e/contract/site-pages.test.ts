import { globSync } from "node:fs";
import { join } from "node:path";
import { publicPaths } from "@atrium/hooks";
import { expect, it } from "vitest";
import { SITE_PAGES } from "../../apps/server/src/modules/menus/reserved-paths.ts";

const routes = join(import.meta.dirname, "../../apps/web/src/routes");

/** The pages that have a file in the web app: names that begin with `_` are layouts, `[index]` is a page called index. */
function pagesOfTheSite(): string[] {
  const names = [
    ...globSync("[!_]*.tsx", { cwd: routes }).map((file) => file.replace(/^index\.tsx$/, ".tsx")),
    ...globSync("*.tsx", { cwd: join(routes, "_public") }),
  ];
  return names.map((name) => `/${name.replace(/\.tsx$/, "").replace(/[[\]]/g, "")}`).toSorted();
}

it("public pages need no sign-in, and no menu can use their paths", () => {
  expect([...publicPaths].toSorted()).toEqual(pagesOfTheSite());
  expect([...SITE_PAGES].toSorted()).toEqual(pagesOfTheSite());
});
