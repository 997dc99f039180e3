/** Remembers in node_modules what a step was last done for, so that it is done again only when that changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const stampFolder = join(root, "node_modules/.cache/atrium");

/** Folders that tools fill; git ignores them. */
export const toolFolders = new Set([
  "node_modules",
  "dist",
  ".git",
  ".atrium",
  ".vite",
  "coverage",
  "test-results",
  "playwright-report",
]);

/** Files that are in no build: tests, stories and the folders of tests. */
export function isTestFile(path) {
  return /\.(test|test-d|spec|stories)\.[cm]?[jt]sx?$|(^|\/)tests(\/|$)/.test(path);
}

/**
 * Whether the step was last done for this very key, and what it wrote is still what it wrote.
 *
 * @param {string} step
 * @param {string} key
 * @param {string[]} outputs Paths that the step wrote.
 */
export function isDone(step, key, outputs = []) {
  const file = join(stampFolder, step);
  if (!existsSync(file) || !outputs.every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(file, "utf8") === stampOf(key, outputs);
}

/**
 * Notes that the step has been done for this key, which was computed before the step began: what changed in the
 * meantime changes the next key.
 *
 * @param {string} step
 * @param {string} key
 * @param {string[]} outputs Paths that the step wrote.
 */
export function markDone(step, key, outputs = []) {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(join(stampFolder, step), stampOf(key, outputs));
}

/**
 * A key that changes with the name or content of any file under these paths. Ignored are folders that tools fill (`dist`,
 * `node_modules`, …) unless named themselves, and what `isIgnored` says.
 *
 * @param {string[]} paths
 * @param {(path: string) => boolean} isIgnored
 */
export function keyOf(paths, isIgnored = () => false) {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path, isIgnored);
  return hash.digest("hex");
}

function addPath(hash, path, isIgnored) {
  const full = join(root, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\n${digestOf(full)}\n`);
    return;
  }
  for (const name of readdirSync(full).sort()) {
    const inner = join(path, name);
    if (!toolFolders.has(name) && !isIgnored(inner)) addPath(hash, inner, isIgnored);
  }
}

function digestOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function stampOf(key, outputs) {
  return outputs.length === 0 ? key : `${key} ${keyOf(outputs)}`;
}
