/** Installs what the machine lacks from Debian's and Ubuntu's packages. */
import { spawnSync } from "node:child_process";
import { CommandError, runLogged } from "./run.mjs";

/** Whether the machine has apt-get. */
export function hasApt() {
  return spawnSync("sh", ["-c", "command -v apt-get"]).status === 0;
}

/**
 * Installs the first of these packages that the system knows, as root or with password-less sudo.
 *
 * @throws CommandError when neither is possible: what for, and how to do it by hand.
 */
export async function installFromApt(names, { title, need }) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (asRoot.length > 0 && spawnSync("sudo", ["-n", "true"]).status !== 0) {
    throw new CommandError(`${need} Install it with: sudo apt-get install ${names.at(-1)}`);
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => [...asRoot, "apt-get", "-y", "-q", ...args];
  const run = (step, log, [command, ...args]) => runLogged(step, log, command, args, { env });
  await run("Reading the system's package lists", "apt-update", apt("update"));
  const isKnown = (name) => {
    const [command, ...args] = apt("--simulate", "install", name);
    return spawnSync(command, args).status === 0;
  };
  const name = names.find(isKnown) ?? names.at(-1);
  await run(title, `apt-install-${name}`, apt("install", "--no-install-recommends", name));
}
