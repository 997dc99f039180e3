import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { searchOptions } from "../.vitepress/search.ts";
import { entriesOf, unfoundEntries } from "./search-entries.ts";

const page = `# sdk.roles

## Get a role {#rolesGet}

\`sdk.roles.get\` · \`rolesGet\` · \`GET /roles/{id}\`

## RoleRule {#RoleRule}
`;

function indexOf(texts: Record<string, string>): string {
  const index = new MiniSearch({
    fields: ["title", "titles", "text"],
    storeFields: ["title", "titles"],
    ...searchOptions.miniSearch?.options,
  });
  index.addAll(Object.entries(texts).map(([id, text]) => ({ id, title: text, titles: [], text })));
  return JSON.stringify(index);
}

it("knows an operation by its id and its call, and an export by its name", () => {
  expect(entriesOf("/reference/api/roles.md", page).map(({ query }) => query)).toEqual([
    "rolesGet",
    "sdk.roles.get",
    "RoleRule",
  ]);
  expect(entriesOf("/reference/sdk/index.md", page)[0]?.id).toBe("/reference/sdk/#rolesGet");
});

it("names what the search does not find", () => {
  const entries = entriesOf("/reference/api/roles.md", page);
  const index = indexOf({ "/reference/api/roles#rolesGet": "rolesGet sdk.roles.get" });
  const unfound = unfoundEntries(index, entries, searchOptions.miniSearch ?? {});
  expect(unfound.map(({ query }) => query)).toEqual(["RoleRule"]);
});
