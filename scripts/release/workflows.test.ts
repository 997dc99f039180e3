import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../bootstrap/run.mjs";
import { parts, readTestArguments } from "../test/parts.mjs";

const workspace = read("pnpm-workspace.yaml");
const { packageManager, scripts } = JSON.parse(read("package.json"));
const [pinnedNode] = all(workspace, /^nodeVersion: ([\d.]+)/gm);

const files = globSync(".github/{workflows/*,actions/*/*}.yml", { cwd: root });

describe.each(files)("%s", (file) => {
  it("pins every action by commit and Node as the workspace does", () => {
    const text = read(file);
    const actions = all(text, /uses: (?!\.\/)(.+)/g);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const isNodeSetUp = /uses: (actions\/setup-node|\.\/\.github\/actions\/setup)/;
    expect(text).toMatch(isNodeSetUp);
    for (const version of all(text, /node-version: (.+)/g)) expect(version).toBe(pinnedNode);
  });
});

it("one action is pinned to one commit everywhere", () => {
  const pins = files.flatMap((file) => all(read(file), /uses: (?!\.\/)(.+)/g));
  const names = new Set(pins.map((pin) => pin.split("@")[0]));
  expect(new Set(pins).size).toBe(names.size);
});

describe("CI", () => {
  const jobs = jobsOf("ci.yml");

  it("ends each job after fifteen minutes at the latest", () => {
    expect(jobs.size).toBeGreaterThan(0);
    const tooLong = [...jobs].filter(([, job]) => {
      const [minutes = "none"] = all(job, /^ {4}timeout-minutes: (\d+)$/gm);
      return !(Number(minutes) <= 15);
    });
    expect(tooLong).toEqual([]);
  });

  it("checks changesets first, with the whole history, and all other jobs wait for it", () => {
    const first = [...jobs].filter(([, job]) => !/^ {4}needs: changesets$/m.test(job));
    expect(first.map(([name]) => name)).toEqual(["changesets"]);
    const gate = jobs.get("changesets");
    expect(gate).toContain("run: node scripts/release/check-changesets.mjs");
    expect(gate).toContain("fetch-depth: 0");
  });

  it("runs what .ci/run runs: the checks and every part of the test command", () => {
    expect(all(read(".ci/run"), /^npm (?:run )?(\w+)/gm)).toEqual(["check", "test"]);
    expect(jobs.get("check")).toContain("run: npm run check\n");
    expect(jobs.get("test")).toContain(`run: npm test -- \${{ matrix.arguments }}`);
    const run = matrixArguments().flatMap((args) => readTestArguments(args).parts);
    expect(new Set(run)).toEqual(new Set(readTestArguments([]).parts));
  });

  it("runs every shard of the journeys, and the server on PostgreSQL whatever the machine has", () => {
    const calls = matrixArguments().map((args) => readTestArguments(args));
    const shards = calls.flatMap(({ shard }) => shard ?? []);
    const count = Number(shards[0]?.split("/")[1]);
    expect(shards).toEqual(Array.from({ length: count }, (_, i) => `${i + 1}/${count}`));
    const onPostgres = calls.filter((call) => call.parts.some((part) => part.onPostgres));
    expect(onPostgres.map(({ requirePostgres }) => requirePostgres)).toEqual([true]);
  });

  it("installs Chromium in the jobs that need it", () => {
    const wrong = matrixLines().filter((line) => {
      const needs = readTestArguments(argumentsOf(line)).parts.flatMap((part) => part.needs);
      return line.includes("chromium: true") !== needs.includes("chromium");
    });
    expect(wrong).toEqual([]);
  });

  function matrixLines(): string[] {
    return all(jobs.get("test") ?? "", /- (\{ name: .+\})/g);
  }

  function matrixArguments(): string[][] {
    return matrixLines().map(argumentsOf);
  }

  function argumentsOf(line: string): string[] {
    const [args = ""] = all(line, /arguments: ([^,}]+)/g);
    return args.trim().split(" ");
  }
});

it("every part of the test command runs at full depth at night, with a time limit", () => {
  const job = jobsOf("nightly.yml").get("full") ?? "";
  const [list = ""] = all(job, /part: \[(.+)\]/g);
  expect(new Set(list.split(", "))).toEqual(new Set(parts.map(({ name }) => name)));
  expect(job).toContain(`run: npm run test:full -- --part \${{ matrix.part }} --require-postgres`);
  expect(scripts["test:full"]).toBe(`${scripts.test} --full`);
  expect(job).toMatch(/timeout-minutes: \d+/);
});

it("a release waits for CI", () => {
  const jobs = jobsOf("release.yml");
  expect(jobs.get("check")).toContain("uses: ./.github/workflows/ci.yml");
  expect(jobs.get("release")).toMatch(/^ {4}needs: check$/m);
});

it("nothing with a known vulnerability is released, and every night somebody looks for one", () => {
  for (const [file, name] of [
    ["release.yml", "release"],
    ["nightly.yml", "audit"],
  ]) {
    const job = jobsOf(file).get(name) ?? "";
    expect(job).toContain("run: pnpm audit --prod --audit-level moderate\n");
    expect(job).not.toContain("continue-on-error");
  }
  const release = jobsOf("release.yml").get("release") ?? "";
  expect(release.indexOf("pnpm audit")).toBeLessThan(release.indexOf("publish-script"));
});

it("a release runs the repository's own scripts", () => {
  const workflow = read(".github/workflows/release.yml");
  const steps = all(workflow, /-script: pnpm run (.+)/g);
  expect(steps).toEqual(["version-packages", "release"]);
  for (const step of steps) expect(scripts).toHaveProperty([step]);
});

describe("trusted publishing", () => {
  const job = jobsOf("release.yml").get("release") ?? "";

  it("has an identity on a runner of GitHub's own, and but for the deployment of the documentation nobody else has one", () => {
    expect(job).toMatch(/^ {6}id-token: write/m);
    expect(job).toMatch(/^ {4}runs-on: ubuntu-[\d.]+$/m);
    const others = files.filter((file) => !/\/(?:release|docs)\.yml$/.test(file));
    expect(others.filter((file) => read(file).includes("id-token"))).toEqual([]);
  });

  it("is done by pnpm itself, in a version that knows how", () => {
    const [major] = all(packageManager, /^pnpm@(\d+)\./g);
    expect(Number(major)).toBeGreaterThanOrEqual(12);
    expect(job).toContain("require('./package.json').packageManager");
  });

  it("is the only way: no workflow and no script has a token for a registry", () => {
    const sources = globSync("scripts/**/*.mjs", { cwd: root });
    const token = /NPM_TOKEN|NODE_AUTH_TOKEN|_authToken|registry-url|secrets\./;
    expect([...files, ...sources].filter((file) => token.test(read(file)))).toEqual([]);
  });
});

/** The jobs of a workflow: their text by their names. */
function jobsOf(name: string): Map<string, string> {
  const [, jobs = ""] = read(`.github/workflows/${name}`).split(/^jobs:\n/m);
  const [, ...named] = jobs.split(/^ {2}([\w-]+):\n/m);
  const found = new Map<string, string>();
  for (let i = 0; i < named.length; i += 2) found.set(named[i] ?? "", named[i + 1] ?? "");
  return found;
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = ""]) => found);
}
