/** Installs what the machine lacks from Debian's and Ubuntu's packages. */
import { spawnSync } from "node:child_process";
import { CommandError, runLogged } from "./run.mjs";

/** Whether the machine has apt-get. */
export function hasApt() {
  return spawnSync("sh", ["-c", "command -v apt-get"]).status === 0;
}

/**
 * Installs a package, as root or with password-less sudo.
 *
 * @throws CommandError when neither is possible: what for, and how to do it by hand.
 */
export async function installFromApt(name, { title, need }) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (asRoot.length > 0 && spawnSync("sudo", ["-n", "true"]).status !== 0) {
    throw new CommandError(`${need} Install it with: sudo apt-get install ${name}`);
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => [...asRoot, "apt-get", "-y", "-q", ...args];
  for (const [step, log, line] of [
    ["Reading the system's package lists", "apt-update", apt("update")],
    [title, `apt-install-${name}`, apt("install", "--no-install-recommends", name)],
  ]) {
    const [command, ...args] = line;
    await runLogged(step, log, command, args, { env });
  }
}
