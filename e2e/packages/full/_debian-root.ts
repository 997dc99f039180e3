import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../_run.ts";
import { installTools } from "./_image.ts";

const timeoutMs = 600_000;

/**
 * Makes the root of a fresh Debian. The packages that `install.sh` installs are downloaded, not installed, so that it can
 * do so without a network.
 */
export async function makeDebianRoot(folder: string): Promise<void> {
  await installTools();
  await run("debootstrap", ["--variant=minbase", "bookworm", folder], { cwd: root, timeoutMs });
  const script = readFileSync(join(root, "deploy/vps/install.sh"), "utf8");
  const [, packages = ""] = /apt-get -q install -y (.*) >/.exec(script) ?? [];
  const download = `apt-get -q update && apt-get -q install -y --download-only ${packages}`;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("chroot", [folder, "sh", "-c", download], { cwd: root, env, timeoutMs });
}
