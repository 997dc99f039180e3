/** The work tree that faults are planted in, which is never the developer's. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pnpm } from "../../scripts/bootstrap/pnpm.mjs";
import { CommandError, root, runLogged } from "../../scripts/bootstrap/run.mjs";

/**
 * A work tree of the last commit with its packages installed. It is removed when the program ends.
 *
 * @param folder A clone or work tree to use instead, which stays. It must have no changes that a fault could mix with.
 * @returns Its path.
 * @throws CommandError when the folder is no such tree.
 */
export async function openTree(folder) {
  if (folder !== undefined) {
    const given = checkTree(resolve(folder));
    atExit(() => clean(given));
    return given;
  }
  const tree = join(mkdtempSync(join(tmpdir(), "atrium-faults-")), "tree");
  atExit(() => remove(tree));
  git(root, "worktree", "add", "--quiet", "--detach", tree, "HEAD");
  // Links into this tree's node_modules would lead the tests to this tree's packages, which have no fault.
  const [command, args] = pnpm("install", "--frozen-lockfile", "--prefer-offline");
  await runLogged("Installing the packages of a scratch tree", "faults-install", command, args, {
    cwd: tree,
    env: { CI: "true" },
  });
  return tree;
}

/** Applies a patch. @returns Why it does not apply; undefined when it does. */
export function plant(tree, patch) {
  const { status, stderr } = run(tree, "apply", patch);
  return status === 0 ? undefined : stderr.trim();
}

/** Makes the tree what it was, whatever a fault and the tests with it have left. What git ignores stays. */
export function clean(tree) {
  git(tree, "reset", "--quiet", "--hard");
  git(tree, "clean", "--quiet", "--force", "-d");
}

/** Whether a patch applies. @returns Why it does not; undefined when it does. */
export function refusalOf(tree, patch) {
  const { status, stderr } = run(tree, "apply", "--check", patch);
  return status === 0 ? undefined : stderr.trim();
}

function checkTree(tree) {
  if (!existsSync(join(tree, "node_modules/.bin/vitest"))) {
    throw new CommandError(`${tree} is no clone of this repository with its packages installed.`);
  }
  if (realpathSync(tree) === realpathSync(root)) {
    throw new CommandError("Faults are planted in another tree than the one they are kept in.");
  }
  const changes = git(tree, "status", "--porcelain");
  if (changes !== "") throw new CommandError(`${tree} has changes of its own:\n${changes}`);
  return tree;
}

function remove(tree) {
  run(root, "worktree", "remove", "--force", tree);
  rmSync(join(tree, ".."), { recursive: true, force: true });
}

function atExit(tidy) {
  process.once("exit", tidy);
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}

function git(tree, ...args) {
  const { status, stdout, stderr } = run(tree, ...args);
  if (status !== 0) throw new CommandError(`git ${args.join(" ")} failed: ${stderr}`);
  return stdout.trim();
}

function run(tree, ...args) {
  return spawnSync("git", args, { cwd: tree, encoding: "utf8" });
}
