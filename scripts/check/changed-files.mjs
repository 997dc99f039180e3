/** What a branch and the work tree have changed. */
import { spawnSync } from "node:child_process";
import { CommandError, root } from "../bootstrap/run.mjs";

/**
 * The files that differ from where the branch left `main`: committed, uncommitted, untracked and deleted ones.
 *
 * @returns {string[]} Paths from the repository's folder.
 * @throws CommandError where git fails.
 */
export function findChangedFiles(folder = root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? stdout : undefined;
  };
  const base = ["origin/main", "main"]
    .map((name) => git("merge-base", name, "HEAD")?.trim())
    .find(Boolean);
  if (!base) {
    throw new CommandError(
      "Only a git clone that knows `main` or `origin/main` can tell what changed.",
    );
  }
  const tracked = git("diff", "--name-only", "--no-renames", "-z", base);
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return `${tracked}${untracked}`.split("\0").filter(Boolean);
}
