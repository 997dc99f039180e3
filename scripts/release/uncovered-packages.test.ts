import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findUncoveredPackages } from "./uncovered-packages.mjs";

/** A repository with its first commit, copied for each test. */
let template: string;
let root: string;

beforeAll(() => {
  template = mkdtempSync(join(tmpdir(), "atrium-gate-"));
  root = template;
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("config", "user.name", "Tester");
  git("config", "user.email", "tester@localhost");
  git("config", "maintenance.auto", "false");
  write("packages/sdk/package.json", manifest({ name: "@atrium/sdk" }));
  write("packages/sdk/src/index.ts", "export const one = 1;");
  write("packages/ui/package.json", manifest({ name: "@atrium/ui" }));
  write("packages/ui/src/index.ts", "export const two = 2;");
  write("packages/kit/package.json", manifest({ name: "@atrium/kit", private: true }));
  write(".changeset/first.md", changeset("@atrium/sdk", "@atrium/ui"));
  commit();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "atrium-gate-"));
  cpSync(template, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("on a branch", () => {
  beforeEach(() => {
    git("switch", "--quiet", "--create", "feature");
  });

  it.each([
    "packages/sdk/src/index.ts",
    "packages/sdk/src/new.ts",
    "packages/sdk/tsconfig.build.json",
  ])("%s needs a changeset of its own, even when others exist", (file) => {
    write(file, "export const changed = true;");
    expect(uncovered()).toEqual(["@atrium/sdk"]);
    commit();
    expect(uncovered()).toEqual(["@atrium/sdk"]);
    write(".changeset/mine.md", changeset("@atrium/ui"));
    expect(uncovered()).toEqual(["@atrium/sdk"]);
    write(".changeset/mine.md", changeset("@atrium/sdk"));
    expect(uncovered()).toEqual([]);
    commit();
    expect(uncovered()).toEqual([]);
  });

  it("a deleted source needs one as well", () => {
    rmSync(join(root, "packages/ui/src/index.ts"));
    expect(uncovered()).toEqual(["@atrium/ui"]);
  });

  it("an existing changeset may be extended instead", () => {
    write("packages/ui/src/index.ts", "export const two = 3;");
    write(".changeset/first.md", `${changeset("@atrium/sdk", "@atrium/ui")}\nAnd more.`);
    expect(uncovered()).toEqual([]);
  });

  it("an empty changeset is enough", () => {
    write("packages/ui/src/index.ts", "export const two = 1 + 1;");
    write(".changeset/README.md", "# Changesets");
    expect(uncovered()).toEqual(["@atrium/ui"]);
    write(".changeset/nothing.md", "---\n---\n");
    expect(uncovered()).toEqual([]);
  });

  it.each([
    "packages/sdk/README.md",
    "packages/sdk/src/index.test.ts",
    "packages/sdk/src/index.test-d.ts",
    "packages/sdk/src/_stub.ts",
    "packages/sdk/tests/rules.ts",
    "packages/kit/src/index.ts",
    "apps/web/src/index.ts",
  ])("%s needs none", (file) => {
    write(file, "changed");
    commit();
    expect(uncovered()).toEqual([]);
  });

  it("only the published part of a manifest counts", () => {
    const atHome = { scripts: { build: "tsc" }, devDependencies: { typescript: "7.0.2" } };
    write(
      "packages/sdk/package.json",
      manifest({ name: "@atrium/sdk", version: "9.0.0", ...atHome }),
    );
    expect(uncovered()).toEqual([]);
    const dependencies = { "openapi-fetch": "0.17.0" };
    write("packages/sdk/package.json", manifest({ name: "@atrium/sdk", dependencies }));
    expect(uncovered()).toEqual(["@atrium/sdk"]);
  });

  it("a base can be given", () => {
    write("packages/sdk/src/index.ts", "export const one = 2;");
    commit();
    expect(findUncoveredPackages(root, "feature").names).toEqual([]);
    expect(findUncoveredPackages(root, "feature~1").names).toEqual(["@atrium/sdk"]);
    expect(() => findUncoveredPackages(root, "origin/gone")).toThrow(
      /does not know .* origin\/gone/,
    );
  });

  it("a release on the branch needs none, before its commit and after it; the next change does", () => {
    write("packages/sdk/src/index.ts", "export const version = '0.1.0';");
    write("packages/sdk/CHANGELOG.md", "# @atrium/sdk\n\n## 0.1.0\n");
    rmSync(join(root, ".changeset/first.md"));
    expect(uncovered()).toEqual([]);
    commit();
    expect(uncovered()).toEqual([]);
    write("packages/sdk/src/index.ts", "export const version = '0.1.1';");
    expect(uncovered()).toEqual(["@atrium/sdk"]);
  });

  it("the branch is compared with its merge base, not with main", () => {
    git("switch", "--quiet", "main");
    write("packages/sdk/src/index.ts", "export const one = 2;");
    write(".changeset/other.md", changeset("@atrium/sdk"));
    commit();
    git("switch", "--quiet", "feature");
    expect(uncovered()).toEqual([]);
  });
});

describe("on main", () => {
  it("the first release needs a changeset", () => {
    expect(findUncoveredPackages(root).comparedWith).toBe("each package's last release");
    expect(uncovered()).toEqual([]);
    write(".changeset/first.md", changeset("@atrium/ui"));
    expect(uncovered()).toEqual(["@atrium/sdk"]);
  });

  it("a release needs no changeset, the next change does", () => {
    rmSync(join(root, ".changeset/first.md"));
    for (const name of ["sdk", "ui"]) {
      write(`packages/${name}/CHANGELOG.md`, "## 0.1.0");
      write(
        `packages/${name}/package.json`,
        manifest({ name: `@atrium/${name}`, version: "0.1.0" }),
      );
    }
    commit();
    expect(uncovered()).toEqual([]);
    write("packages/ui/src/index.ts", "export const two = 3;");
    commit();
    expect(uncovered()).toEqual(["@atrium/ui"]);
  });

  it("works in a fresh clone and in a shallow one", () => {
    write("packages/sdk/src/index.ts", "export const one = 2;");
    write(".changeset/first.md", changeset("@atrium/ui"));
    commit();
    for (const depth of [[], ["--depth=1"]]) {
      const clone = `${root}-clone`;
      git("clone", "--quiet", ...depth, `file://${root}`, clone);
      expect(findUncoveredPackages(clone).names).toEqual(["@atrium/sdk"]);
      rmSync(clone, { recursive: true });
    }
  });

  it("throws outside a clone", () => {
    rmSync(join(root, ".git"), { recursive: true });
    expect(() => findUncoveredPackages(root)).toThrow(/git clone/);
  });
});

function uncovered(): string[] {
  return findUncoveredPackages(root).names;
}

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: root, stdio: "pipe" });
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "A change");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function manifest(fields: Record<string, unknown>): string {
  return JSON.stringify({ version: "0.0.0", ...fields });
}

function changeset(...names: string[]): string {
  return `---\n${names.map((name) => `"${name}": minor\n`).join("")}---\n\nWhat changed.\n`;
}
