import { expect, it } from "vitest";
import {
  provenanceEnv,
  repositoryFields,
  repositoryUrl,
  withAbsoluteLinks,
} from "./publish-settings.mjs";

const url = "https://git.localhost/team/atrium";

it("requests provenance where the runner has an identity", () => {
  const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: "http://localhost/identity" };
  expect(provenanceEnv(identity)).toEqual({ PNPM_CONFIG_PROVENANCE: "true" });
  expect(provenanceEnv({})).toEqual({});
});

it("takes the repository's URL from the workflow, and fails without one", () => {
  const env = { GITHUB_SERVER_URL: "https://git.localhost", GITHUB_REPOSITORY: "team/atrium" };
  expect(repositoryUrl(env)).toBe(url);
  expect(() => repositoryUrl({ GITHUB_REPOSITORY: "team/atrium" })).toThrow(/GITHUB_SERVER_URL/);
});

it("links a package to its folder, its issues and its repository", () => {
  expect(repositoryFields(url, "packages/sdk")).toEqual({
    homepage: `${url}/tree/HEAD/packages/sdk#readme`,
    bugs: { url: `${url}/issues` },
    repository: { type: "git", url: `git+${url}.git`, directory: "packages/sdk" },
  });
});

it.each([
  ["[tabs](../../docs/hooks/tabs.md#keys)", `[tabs](${url}/blob/c0ffee/docs/hooks/tabs.md#keys)`],
  ["[`useTabs`](src/tabs.ts)", `[\`useTabs\`](${url}/blob/c0ffee/packages/hooks/src/tabs.ts)`],
  [
    "[shadcn](https://ui.localhost) [above](#start)",
    "[shadcn](https://ui.localhost) [above](#start)",
  ],
  [
    "```ts\nhandlers[name](event);\n```\nand `keys[0](a)`",
    "```ts\nhandlers[name](event);\n```\nand `keys[0](a)`",
  ],
])("turns the relative links of %j into links to the repository", (markdown, expected) => {
  expect(withAbsoluteLinks(markdown, url, "c0ffee", "packages/hooks")).toBe(expected);
});
