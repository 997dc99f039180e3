import { cpSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer } from "@atrium/server/testing";
import { createConsumer } from "../_consumer.ts";
import { startRegistry, type Registry } from "./_registry.ts";
import { copyRepository, type RepositoryCopy } from "./_repository-copy.ts";
import { root, run, temporaryFolder } from "../_run.ts";
import { publishedPackages as names } from "../_tarballs.ts";
import { expectedResult, tourOptions } from "../_tour.ts";

type Name = (typeof names)[number];

const opened = new AsyncDisposableStack();
let registry: Registry;
let copy: RepositoryCopy;

beforeAll(async () => {
  registry = opened.use(await startRegistry());
  copy = opened.use(await copyRepository());
  await copy.install();
}, 300_000);
afterAll(() => opened.disposeAsync());

it("the version step turns changesets into versions and changelogs", async () => {
  const before = versionOf("sdk");
  copy.write(".changeset/rehearsal.md", `---\n"@atrium/sdk": minor\n---\n\nRehearse a release.\n`);
  await copy.commit("Rehearse");
  await copy.run("pnpm", ["run", "version-packages"]);
  await copy.commit("Version packages");
  expect(versionOf("sdk")).not.toBe(before);
  const changelog = copy.read("packages/sdk/CHANGELOG.md");
  expect(changelog).toContain(`## ${versionOf("sdk")}\n\n### Minor Changes\n`);
  expect(changelog).toMatch(/- [0-9a-f]{7}: Rehearse a release\.\n/);
  expect(copy.read("packages/hooks/CHANGELOG.md")).toContain(`@atrium/sdk@${versionOf("sdk")}`);
  const waiting = await copy.run("git", ["ls-files", ".changeset/*.md"]);
  expect(waiting).toBe("");
});

it("the commit of a release passes the checks that look at versions", async () => {
  await copy.install();
  const gate = await copy.run("node", ["scripts/release/check-changesets.mjs"]);
  expect(gate).toContain("every changed package has its changeset");
  const written = names.flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/CHANGELOG.md`,
  ]);
  await copy.run("pnpm", ["exec", "oxfmt", "--check", ...written]);
});

it("the publish step publishes the three packages as they were built", async () => {
  await release();
  for (const name of names) {
    const manifest = await published(name);
    expect(manifest).toMatchObject({
      version: versionOf(name),
      license: "MIT",
      repository: { url: "git+http://localhost/team/atrium.git", directory: `packages/${name}` },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    const files = await filesOf(manifest.dist.tarball);
    expect(files).toContain("package/CHANGELOG.md");
    expect(files).toContain("package/LICENSE");
    expect(files).toContain("package/dist/index.cjs");
    expect(files.filter((file) => /\.test(-d)?\.|node_modules|\/_/.test(file))).toEqual([]);
  }
  expect((await published("hooks")).dependencies).toEqual({
    "@atrium/sdk": `^${versionOf("sdk")}`,
  });
  const tags = await copy.run("git", ["tag"]);
  expect(tags.trim().split("\n")).toEqual(
    names.map((name) => `@atrium/${name}@${versionOf(name)}`).toSorted(),
  );
}, 300_000);

it("publishing again changes nothing", async () => {
  const before = await Promise.all(names.map(published));
  await release();
  expect(await Promise.all(names.map(published))).toEqual(before);
}, 300_000);

it("another team installs the SDK from the registry, builds and runs", async () => {
  for (const dependency of ["openapi-fetch", "openapi-typescript-helpers"]) await lend(dependency);
  await using server = await startTestServer();
  using consumer = await createConsumer(registry);
  consumer.copy("tour.ts", "tour.mts");
  await consumer.compile(["tour.mts"], { module: "node16" });
  const take = `console.log(JSON.stringify(await tour(${JSON.stringify(tourOptions(server))})));`;
  consumer.write("take.mjs", `import { tour } from "./tour.mjs";\n${take}`);
  const printed = await run(process.execPath, ["take.mjs"], { cwd: consumer.folder });
  expect(JSON.parse(printed)).toEqual(expectedResult);
});

/** Runs the very command of the release workflow, with what GitHub says about the repository. */
async function release(): Promise<void> {
  const github = { GITHUB_SERVER_URL: "http://localhost", GITHUB_REPOSITORY: "team/atrium" };
  const env = { ...registry.env, ...github, NPM_TOKEN: registry.token, CI: "true" };
  await copy.run("pnpm", ["run", "release"], { env, timeoutMs: 290_000 });
}

function versionOf(name: Name): string {
  const { version }: { version: string } = JSON.parse(copy.read(`packages/${name}/package.json`));
  return version;
}

interface PublishedManifest {
  version: string;
  dependencies: Record<string, string>;
  dist: { tarball: string };
}

async function published(name: Name): Promise<PublishedManifest> {
  const response = await fetch(`${registry.url}@atrium/${name}/latest`);
  return response.json();
}

async function filesOf(tarball: string): Promise<string[]> {
  const bytes = await fetch(tarball).then((response) => response.bytes());
  copy.write(".git/package.tgz", bytes);
  return (await copy.run("tar", ["tzf", ".git/package.tgz"])).trim().split("\n");
}

/** Publishes a dependency of the SDK as the workspace has it, since the registry asks no other one. */
async function lend(name: string): Promise<void> {
  const openapiFetch = realpathSync(join(root, "packages/sdk/node_modules/openapi-fetch"));
  using folder = temporaryFolder();
  // pnpm links files of the same content to each other; npm would pack the second one empty.
  const installed = realpathSync(join(openapiFetch, "..", name));
  cpSync(installed, folder.path, { recursive: true });
  const login = `--//${new URL(registry.url).host}/:_authToken=${registry.token}`;
  const args = ["publish", "--ignore-scripts", login];
  await run("npm", args, { cwd: folder.path, env: registry.env });
}
