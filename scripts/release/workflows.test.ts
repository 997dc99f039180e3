import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../bootstrap/run.mjs";

const workspace = read("pnpm-workspace.yaml");
const { scripts } = JSON.parse(read("package.json"));

it.each(["ci.yml", "release.yml"])(
  "%s pins every action by commit and Node as the workspace does",
  (name) => {
    const workflow = workflowNamed(name);
    const actions = all(workflow, /uses: (?!\.\/)(.+)/g);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const [pinned] = all(workspace, /^nodeVersion: ([\d.]+)/gm);
    expect(all(workflow, /node-version: (.+)/g)).toEqual([pinned]);
  },
);

it("CI runs the command that runs everywhere, and a release waits for it", () => {
  expect(all(workflowNamed("ci.yml"), /run: (.+)/g)).toEqual([".ci/run"]);
  expect(workflowNamed("release.yml")).toMatch(
    /uses: \.\/\.github\/workflows\/ci\.yml[\s\S]*needs: check/,
  );
});

it("a release runs the repository's own scripts, with an identity for provenance", () => {
  const workflow = workflowNamed("release.yml");
  const steps = all(workflow, /-script: pnpm run (.+)/g);
  expect(steps).toEqual(["version-packages", "release"]);
  for (const step of steps) expect(scripts).toHaveProperty([step]);
  expect(workflow).toContain("id-token: write");
});

function workflowNamed(name: string): string {
  return read(`.github/workflows/${name}`);
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = ""]) => found);
}
