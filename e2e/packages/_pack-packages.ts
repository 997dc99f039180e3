/** Packs the packages as a release would, once for all files: a global setup of Vitest. */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPnpm } from "./_pnpm.ts";
import { root, run, temporaryFolder } from "./_run.ts";

/** The packages that other teams install. */
export const publishedPackages = ["sdk", "hooks", "ui"] as const;

/** Leaves their tarballs to `tarballOf`. */
export default async function packPackages(project: TestProject): Promise<() => void> {
  const folder = temporaryFolder();
  for (const name of publishedPackages) checkIsBuilt(join(root, "packages", name));
  const filters = publishedPackages.flatMap((name) => ["--filter", `./packages/${name}`]);
  const args = [...filters, "pack", "--out", join(folder.path, "%s.tgz")];
  await run(await findPnpm(), args, { cwd: root });
  project.provide("tarballs", folder.path);
  return () => folder[Symbol.dispose]();
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
