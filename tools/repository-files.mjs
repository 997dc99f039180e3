import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Paths of the files that git tracks or would track, from the root of the repository. */
export function listFiles() {
  const args = ["ls-files", "-co", "--exclude-standard", "-z"];
  const options = { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 };
  const files = execFileSync("git", args, options).split("\0");
  return files.filter((file) => file !== "" && existsSync(join(root, file)));
}
