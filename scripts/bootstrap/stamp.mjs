/** Remembers in node_modules what a step was last done for, so that it is done again only when that changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

const ignored = new Set(["node_modules", "dist", ".git", ".atrium", "tests"]);

/** Whether the step was last done for this very key. */
export function isDone(step, key) {
  const file = stampFile(step);
  return existsSync(file) && readFileSync(file, "utf8") === key;
}

/** Notes that the step has been done for this key. */
export function markDone(step, key) {
  const file = stampFile(step);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, key);
}

/** A key that changes with the name, size or time of any file under these paths. */
export function keyOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path);
  return hash.digest("hex");
}

function addPath(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!ignored.has(name)) addPath(hash, join(path, name));
  }
}

function stampFile(step) {
  return join(root, "node_modules/.cache/atrium", step);
}
