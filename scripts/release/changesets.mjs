/** Reads the changesets that wait for the next release. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const levels = ["none", "patch", "minor", "major"];

/** Whether one bump (`none`, `patch`, `minor`, `major`) is at least as high as another. */
export function isAtLeast(bump, least) {
  return levels.indexOf(bump) >= levels.indexOf(least);
}

/** The highest bump that the waiting changesets declare for a package, `none` when none of them names it. */
export function declaredBump(root, name) {
  const bumps = globSync(".changeset/*.md", { cwd: root })
    .map((file) => readBumps(readFileSync(join(root, file), "utf8")))
    .map((changeset) => changeset?.[name] ?? "none");
  return bumps.reduce((highest, bump) => (isAtLeast(bump, highest) ? bump : highest), "none");
}

/** The packages that a changeset names, each with its bump; undefined for a text that is no changeset. */
export function readBumps(text) {
  if (!text.startsWith("---")) return undefined;
  const [, head = ""] = text.split(/^---$/m);
  const lines = head.matchAll(/^["']?([^"'\s]+)["']?\s*:\s*["']?(\w*)/gm);
  return Object.fromEntries(Array.from(lines, ([, name, bump]) => [name, bump]));
}
