/** Finds published packages that changed for their users although no changeset says so. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CommandError } from "../bootstrap/run.mjs";
import { readBumps } from "./changesets.mjs";

/**
 * Compares the work tree with where it left `base` (any commit's name), else `origin/main` or `main`. What has left
 * neither, such as a clone of `main`, is compared package by package with the last release.
 *
 * Returns the packages' names and what was compared. Throws a CommandError where git fails: no clone, an
 * unknown base, a history cut off before the branch began.
 */
export function findUncoveredPackages(root, base) {
  const git = gitIn(root);
  if (!git.knows("rev-parse", "HEAD")) {
    throw new CommandError(
      "Only a git clone with a commit knows what changed; this folder is none.",
    );
  }
  const branchPoint = findBranchPoint(git, base);
  const uncovered = publishedPackages(root).filter(({ name, folder }) => {
    if (isBeingReleased(git, folder)) return false;
    const since = latestOf(git, branchPoint, lastRelease(git, folder));
    if (!changedFiles(git, since, folder).some((file) => isNoticed(git, root, since, file))) {
      return false;
    }
    return !changesetsSince(git, root, since).some((names) => covers(names, name));
  });
  return {
    names: uncovered.map(({ name }) => name),
    comparedWith: branchPoint ? `commit ${branchPoint.slice(0, 9)}` : "each package's last release",
  };
}

/** Runs git in a folder: for its output, or only to see whether it succeeds. */
function gitIn(root) {
  const run = (args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const git = (...args) => {
    const { status, stdout, stderr } = run(args);
    if (status !== 0) throw new CommandError(`git ${args.join(" ")} failed: ${stderr}`);
    return stdout.trim();
  };
  git.knows = (...args) => run(args).status === 0;
  return git;
}

function findBranchPoint(git, base) {
  if (base) {
    if (git.knows("merge-base", base, "HEAD")) return git("merge-base", base, "HEAD");
    throw new CommandError(
      `This clone does not know where its branch left ${base}. Fetch both with their history (in GitHub Actions: fetch-depth: 0).`,
    );
  }
  const branch = git("branch", "--show-current");
  const main = ["origin/main", "main"]
    .filter((name) => name !== branch)
    .find((name) => git.knows("merge-base", name, "HEAD"));
  if (!main) return undefined;
  const branchPoint = git("merge-base", main, "HEAD");
  const isSame = branchPoint === git("rev-parse", "HEAD") && git("status", "--porcelain") === "";
  return isSame ? undefined : branchPoint;
}

/** A release writes the changelog; before the first one everything is new. */
function lastRelease(git, folder) {
  const commit = git("log", "-1", "--format=%H", "--", `${folder}/CHANGELOG.md`);
  return commit || git("hash-object", "-t", "tree", "/dev/null");
}

/** A release on the branch, such as that of a pull request "Version packages", has used up the changesets before it. */
function latestOf(git, branchPoint, release) {
  if (!branchPoint) return release;
  return git.knows("merge-base", "--is-ancestor", branchPoint, release) ? release : branchPoint;
}

/** Between `pnpm version-packages` and its commit, the changesets are in a changelog that git does not know yet. */
function isBeingReleased(git, folder) {
  return changedFiles(git, "HEAD", `${folder}/CHANGELOG.md`).length > 0;
}

function publishedPackages(root) {
  return readdirSync(join(root, "packages"))
    .map((entry) => `packages/${entry}`)
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ ...readManifest(join(root, folder, "package.json")), folder }))
    .filter((manifest) => !manifest.private);
}

function readManifest(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Committed, staged, unstaged and untracked alike. */
function changedFiles(git, since, path) {
  const tracked = git("diff", "--name-only", "--no-renames", since, "--", path);
  const untracked = git("ls-files", "--others", "--exclude-standard", "--", path);
  return `${tracked}\n${untracked}`.split("\n").filter(Boolean);
}

/** Tests, READMEs and the settings of tools change nothing for the users of a package. */
function isNoticed(git, root, since, file) {
  const [, , inPackage] = file.split("/");
  const name = basename(file);
  if (inPackage === "package.json") return isShippedPartChanged(git, root, since, file);
  if (inPackage === "tsconfig.build.json") return true;
  return inPackage === "src" && !/\.test(-d)?\.tsx?$/.test(name) && !name.startsWith("_");
}

function isShippedPartChanged(git, root, since, file) {
  const isNew = git("ls-tree", since, "--", file) === "";
  const before = isNew ? {} : JSON.parse(git("show", `${since}:${file}`));
  return shippedPart(before) !== shippedPart(readManifest(join(root, file)));
}

/** The version is a release's own change; scripts and development dependencies stay at home. */
function shippedPart(manifest) {
  const atHome = { version: undefined, scripts: undefined, devDependencies: undefined };
  return JSON.stringify({ ...manifest, ...atHome });
}

/** The packages named by each changeset that was written or extended since the commit. */
function changesetsSince(git, root, since) {
  return changedFiles(git, since, ".changeset")
    .filter((file) => existsSync(join(root, file)))
    .map((file) => readBumps(readFileSync(join(root, file), "utf8")))
    .filter((bumps) => bumps !== undefined)
    .map(Object.keys);
}

/** An empty changeset says that nothing of the change needs a release. */
function covers(names, name) {
  return names.length === 0 || names.includes(name);
}
