import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChangedFiles } from "./changed-files.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atrium-changed-"));
  git("init", "--quiet", "--initial-branch", "main");
  for (const name of ["kept", "edited", "deleted", "old name"]) write(name, name);
  commit("begin");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("nothing has changed on main itself", () => {
  expect(findChangedFiles(folder)).toEqual([]);
});

test("committed, modified and untracked files have changed", () => {
  git("switch", "--quiet", "--create", "branch");
  write("committed", "new");
  git("mv", "old name", 'näme with "signs"');
  commit("change");
  write("edited", "differently");
  rmSync(join(folder, "deleted"));
  write("untracked", "new");
  write(".gitignore", "ignored");
  write("ignored", "");
  const expected = ["committed", "deleted", "edited", 'näme with "signs"', "old name", "untracked"];
  expect(new Set(findChangedFiles(folder))).toEqual(new Set([".gitignore", ...expected]));
});

test("changes on main since the branch point do not count", () => {
  git("switch", "--quiet", "--create", "branch");
  git("switch", "--quiet", "main");
  write("later", "on main");
  commit("go on");
  git("switch", "--quiet", "branch");
  expect(findChangedFiles(folder)).toEqual([]);
});

test("throws in a folder without main", () => {
  git("branch", "--move", "main", "trunk");
  expect(() => findChangedFiles(folder)).toThrow("knows `main`");
});

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

function git(...args: string[]): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  execFileSync("git", [...identity, "-c", "commit.gpgsign=false", ...args], { cwd: folder });
}
