/** Programs that only these tests need, installed on first use into .atrium/tools. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../_run.ts";

/** A package of the registry in one exact version. */
export interface Tool {
  name: string;
  version: string;
  /** Versions that override those of its dependencies. */
  overrides?: Record<string, string>;
}

const tools = join(root, ".atrium/tools");

/** Installs the package unless it exists, without running its scripts, and returns its folder. */
export async function installTool({ name, version, overrides = {} }: Tool): Promise<string> {
  const folder = join(tools, `${name.replace("/", "-")}@${version}`);
  if (!existsSync(folder)) {
    mkdirSync(tools, { recursive: true });
    // Two tests may install it at once; a rename puts a whole one in place.
    const draft = mkdtempSync(join(tools, "draft-"));
    await install(draft, { name, version, overrides });
    moveOrDrop(draft, folder);
  }
  return join(folder, "node_modules", name);
}

async function install(folder: string, { name, version, overrides }: Tool): Promise<void> {
  const manifest = { private: true, dependencies: { [name]: version }, overrides };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const npmFlags = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const exactly = ["--ignore-scripts", "--no-package-lock"];
  try {
    await run("npm", ["install", ...npmFlags, ...exactly], { cwd: folder, timeoutMs: 300_000 });
  } catch (cause) {
    rmSync(folder, { recursive: true });
    throw new Error(`The tests need the package ${name}@${version}, which cannot be installed.`, {
      cause,
    });
  }
}

function moveOrDrop(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}
