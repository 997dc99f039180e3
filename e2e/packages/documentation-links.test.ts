import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { root } from "./_run.ts";
import { publishedPackages } from "./_tarballs.ts";

const readmes = publishedPackages.map((name) => `packages/${name}/README.md`);
const pages = globSync("docs/hooks/*.md", { cwd: root });

it.each([...readmes, ...pages])("%s links to files that exist", (page) => {
  expect(linkedFiles(page).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("every page of docs/hooks is reachable from the README of the hooks", () => {
  const reached = new Set(["packages/hooks/README.md"]);
  for (const page of reached) {
    if (!page.endsWith(".md")) continue;
    for (const file of linkedFiles(page)) reached.add(file);
  }
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

/** The files of the repository that the prose of a page links to. */
function linkedFiles(page: string): string[] {
  const prose = readFileSync(join(root, page), "utf8").replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "");
  const targets = Array.from(prose.matchAll(/\]\(([^)\s#]+)/g), ([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(page), target));
}
