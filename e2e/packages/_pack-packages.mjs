/** Packs the packages as a release would, once for all files: a global setup of Vitest. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "../../scripts/bootstrap/pnpm.mjs";
import { buildPackages } from "../../scripts/bootstrap/prepare.mjs";
import { root } from "../../scripts/bootstrap/run.mjs";

/** Builds what is stale, and leaves the tarballs to `tarballOf`. */
export default async function packPackages(project) {
  await buildPackages();
  const folder = mkdtempSync(join(tmpdir(), "atrium-tarballs-"));
  const tarballs = join(folder, "%s.tgz");
  const [command, args] = pnpm("--filter", "./packages/*", "pack", "--out", tarballs);
  execFileSync(command, args, { cwd: root, stdio: "pipe" });
  project.provide("tarballs", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
