import { expect, it } from "vitest";
import { npmrcFor, provenanceEnv, repositoryField } from "./publish-settings.mjs";

it("requests provenance where the runner has an identity", () => {
  const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: "http://localhost/identity" };
  expect(provenanceEnv(identity)).toEqual({ PNPM_CONFIG_PROVENANCE: "true" });
  expect(provenanceEnv({ NPM_TOKEN: "t" })).toEqual({});
});

it("sets the repository of the workflow, and none elsewhere", () => {
  const env = { GITHUB_SERVER_URL: "https://git.localhost", GITHUB_REPOSITORY: "team/atrium" };
  expect(repositoryField(env, "packages/sdk")).toEqual({
    type: "git",
    url: "git+https://git.localhost/team/atrium.git",
    directory: "packages/sdk",
  });
  expect(repositoryField({ GITHUB_REPOSITORY: "team/atrium" }, "packages/sdk")).toBeUndefined();
});

it.each([
  ["http://localhost:4873/", "//localhost:4873/:_authToken=secret"],
  ["https://packages.localhost/npm/", "//packages.localhost/npm/:_authToken=secret"],
  ["https://packages.localhost/npm", "//packages.localhost/npm/:_authToken=secret"],
])("signs in to %s and to no other registry", (registry, line) => {
  expect(npmrcFor(registry, "secret").split("\n")).toEqual([`registry=${registry}`, line, ""]);
});
