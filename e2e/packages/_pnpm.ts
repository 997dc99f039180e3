/** The pinned pnpm, and the packages as it packs them. */
import { readFileSync, statSync, globSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./_run.ts";

/** A package that other teams install. */
export type PublishedPackage = "sdk" | "hooks" | "ui";

const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** The path of the pinned pnpm. */
export async function findPnpm(): Promise<string> {
  const path = await run("npx", ["-y", "-p", packageManager, "-c", "command -v pnpm"], {
    cwd: root,
  });
  return path.trim();
}

/** Packs a package as a release would and answers with the tarball's path. */
export async function packPackage(name: PublishedPackage, folder: string): Promise<string> {
  const source = join(root, "packages", name);
  checkIsBuilt(source);
  const tarball = join(folder, `${name}.tgz`);
  await run("npx", ["-y", packageManager, "pack", "--out", tarball], { cwd: source });
  return tarball;
}

function checkIsBuilt(folder: string): void {
  const changed = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync(["src/**/*.{ts,tsx,css}", "package.json", "tsup.config.ts"], {
    cwd: folder,
  });
  const newest = Math.max(...sources.filter((file) => !file.includes(".test")).map(changed));
  if (changed("dist/index.js") < newest) {
    throw new Error(`${folder} has changed since it was built; run "pnpm build" (npm test does).`);
  }
}
