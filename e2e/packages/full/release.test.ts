import { cpSync, existsSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestServer } from "@atrium/server/testing";
import { createConsumer } from "../_consumer.ts";
import { startRegistry, type Registry } from "./_registry.ts";
import { copyRepository, type RepositoryCopy } from "./_repository-copy.ts";
import { root, run, temporaryFolder } from "../_run.ts";
import { publishedPackages as names } from "../_tarballs.ts";
import { expectedResult, tourOptions } from "../_tour.ts";

type Name = (typeof names)[number];

const repositoryUrl = "http://localhost/team/atrium";

// Each step installs, builds or publishes all packages.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const opened = new AsyncDisposableStack();
let registry: Registry;
let copy: RepositoryCopy;

beforeAll(async () => {
  registry = opened.use(await startRegistry());
  copy = opened.use(await copyRepository());
  await copy.install();
});
afterAll(() => opened.disposeAsync());

it("the version step turns changesets into versions and changelogs", async () => {
  const before = versionOf("sdk");
  copy.write(".changeset/rehearsal.md", changeset("minor", "Rehearse a release."));
  await copy.commit("Rehearse");
  await versionPackages();
  expect(versionOf("sdk")).toBe(nextMinor(before));
  expect(versionOf("hooks")).toBe(versionOf("sdk"));
  const changelog = copy.read("packages/sdk/CHANGELOG.md");
  expect(changelog).toContain(`## ${versionOf("sdk")}\n\n### Minor Changes\n`);
  expect(changelog).toMatch(/- [0-9a-f]{7}: Rehearse a release\.\n/);
  expect(copy.read("packages/hooks/CHANGELOG.md")).toContain(`@atrium/sdk@${versionOf("sdk")}`);
  const waiting = await copy.run("git", ["ls-files", ".changeset/*.md"]);
  expect(waiting).toBe("");
});

it("the contract gets the SDK's version and is kept as the released one", () => {
  expect(copy.read("openapi/openapi.yaml")).toContain(`\n  version: ${versionOf("sdk")}\n`);
  const { info }: { info: unknown } = JSON.parse(copy.read("openapi/released.json"));
  expect(info).toEqual({ version: versionOf("sdk") });
  expect(copy.read("packages/sdk/src/generated/contract.ts")).toContain(`"${versionOf("sdk")}"`);
});

it("the tables of the release are what the next one is compared with", () => {
  const journal = copy.read("apps/server/src/db/migrations/meta/_journal.json");
  const { entries }: { entries: { tag: string }[] } = JSON.parse(journal);
  const release: unknown = JSON.parse(copy.read("apps/server/src/db/last-release.json"));
  expect(release).toEqual({ migration: entries.at(-1)?.tag });
});

it("the commit of a release passes the checks that look at versions", async () => {
  await copy.install();
  expect(await checkChangesets()).toContain("every changed package has its changeset");
  await copy.run("pnpm", ["--filter", "@atrium/openapi", "run", "generate", "--check"]);
  await copy.run("pnpm", ["exec", "oxfmt", "--check", "packages", "openapi"]);
});

it("the publish step publishes the three packages as they were built", async () => {
  await release();
  for (const name of names) {
    const manifest = await published(name);
    expect(manifest).toMatchObject({
      version: versionOf(name),
      license: "MIT",
      author: "The Atrium contributors",
      keywords: expect.arrayContaining(["atrium"]),
      homepage: `${repositoryUrl}/tree/HEAD/packages/${name}#readme`,
      bugs: { url: `${repositoryUrl}/issues` },
      repository: { url: `git+${repositoryUrl}.git`, directory: `packages/${name}` },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    const archive = await download(manifest.dist.tarball);
    const files = await filesOf(archive);
    expect(files).toContain("package/CHANGELOG.md");
    expect(files).toContain("package/LICENSE");
    expect(files).toContain("package/dist/cjs/index.js");
    expect(files.filter((file) => /\.test(-d)?\.|node_modules|\/_/.test(file))).toEqual([]);
    expect(await brokenLinks(archive)).toEqual([]);
  }
  const { dependencies = {}, peerDependencies } = await published("hooks");
  expect(peerDependencies).toMatchObject({ "@atrium/sdk": `^${versionOf("sdk")}` });
  expect(dependencies).not.toHaveProperty(["@atrium/sdk"]);
  expect(await copy.run("git", ["status", "--porcelain"])).toBe("");
  const tags = await copy.run("git", ["tag"]);
  expect(tags.trim().split("\n")).toEqual(
    names.map((name) => `@atrium/${name}@${versionOf(name)}`).toSorted(),
  );
});

it("publishing again changes nothing", async () => {
  const before = await Promise.all(names.map(published));
  await release();
  expect(await Promise.all(names.map(published))).toEqual(before);
});

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

describe("a field that the contract no longer returns", () => {
  it("is refused as a patch, with its name", async () => {
    const file = "openapi/schemas/articles.yaml";
    const isField = /^ +(- subTitle|subTitle: \{.*\})\n/gm;
    copy.write(file, copy.read(file).replaceAll(isField, ""));
    await copy.run("pnpm", ["run", "generate"]);
    copy.write(".changeset/small.md", changeset("patch", "Small things."));
    await copy.commit("Return less");
    await expect(checkChangesets()).rejects.toThrow("ArticleHead.subTitle is no longer returned");
    await expect(versionPackages()).rejects.toThrow("ArticleHead.subTitle is no longer returned");
  });

  it("is accepted as a minor change, which the changelog names", async () => {
    const before = versionOf("sdk");
    copy.write(".changeset/small.md", changeset("minor", "Small things."));
    await copy.commit("Say so");
    expect(await checkChangesets()).toContain("the SDK's versions follow the contract");
    await versionPackages();
    expect(versionOf("sdk")).toBe(nextMinor(before));
    expect(versionOf("hooks")).toBe(nextMinor(before));
    const [, entry] = copy.read("packages/sdk/CHANGELOG.md").split(/^## /m);
    expect(entry).toContain("  - ArticleHead.subTitle is no longer returned\n");
    expect(await checkChangesets()).toContain("every changed package has its changeset");
  });
});

/** Runs the command of the release workflow, with what GitHub says about the repository. */
async function release(): Promise<void> {
  const github = { GITHUB_SERVER_URL: "http://localhost", GITHUB_REPOSITORY: "team/atrium" };
  const userConfig = join(copy.folder, ".git/npmrc");
  writeFileSync(userConfig, `registry=${registry.url}\n${loginOf(registry)}\n`);
  const env = { ...registry.env, ...github, NPM_CONFIG_USERCONFIG: userConfig, CI: "true" };
  await copy.run("pnpm", ["run", "release"], { env, timeoutMs: 290_000 });
}

async function versionPackages(): Promise<void> {
  await copy.run("pnpm", ["run", "version-packages"], { timeoutMs: 120_000 });
  await copy.commit("Version packages");
}

function checkChangesets(): Promise<string> {
  return copy.run("pnpm", ["exec", "node", "scripts/release/check-changesets.mjs"]);
}

function changeset(bump: string, sentence: string): string {
  return `---\n"@atrium/sdk": ${bump}\n---\n\n${sentence}\n`;
}

function nextMinor(version: string): string {
  const [major, minor] = version.split(".");
  return `${major}.${Number(minor) + 1}.0`;
}

function versionOf(name: Name): string {
  const { version }: { version: string } = JSON.parse(copy.read(`packages/${name}/package.json`));
  return version;
}

interface PublishedManifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  dist: { tarball: string };
}

async function published(name: Name): Promise<PublishedManifest> {
  const response = await fetch(`${registry.url}@atrium/${name}/latest`);
  return response.json();
}

/** Saves a tarball in the copy, and returns where. */
async function download(tarball: string): Promise<string> {
  const archive = ".git/package.tgz";
  copy.write(archive, await fetch(tarball).then((response) => response.bytes()));
  return archive;
}

async function filesOf(archive: string): Promise<string[]> {
  return (await copy.run("tar", ["tzf", archive])).trim().split("\n");
}

/** The links of a packed README that lead neither to a website nor to a file of the repository. */
async function brokenLinks(archive: string): Promise<string[]> {
  const readme = await copy.run("tar", ["xzOf", archive, "package/README.md"]);
  const commit = (await copy.run("git", ["rev-parse", "HEAD"])).trim();
  const inRepository = `${repositoryUrl}/blob/${commit}/`;
  const prose = readme.replaceAll(/```[\s\S]*?```/g, "");
  const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);
  const isReachable = (target: string) => {
    const [file = ""] = target.replace(inRepository, "").split("#");
    if (target.startsWith(inRepository)) return existsSync(join(copy.folder, file));
    return /^(#|https:)/.test(target);
  };
  return targets.filter((target) => !isReachable(target));
}

/** Publishes a dependency of the SDK as the workspace has it, since the registry asks no other one. */
async function lend(name: string): Promise<void> {
  const openapiFetch = realpathSync(join(root, "packages/sdk/node_modules/openapi-fetch"));
  using folder = temporaryFolder();
  // pnpm links files of the same content to each other; npm would pack the second one empty.
  const installed = realpathSync(join(openapiFetch, "..", name));
  cpSync(installed, folder.path, { recursive: true });
  const args = ["publish", "--ignore-scripts", `--${loginOf(registry)}`];
  await run("npm", args, { cwd: folder.path, env: registry.env });
}

/** The setting that `npm login` leaves. */
function loginOf({ url, token }: Registry): string {
  return `//${new URL(url).host}/:_authToken=${token}`;
}
