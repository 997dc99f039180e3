/** The browser of the browser tests: a Chromium of the machine's, installed on Debian and Ubuntu when missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { CommandError, runLogged } from "./run.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium; `CHROMIUM_PATH` names one in an unusual place. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (hasProgram("apt-get")) await installFromApt();
  const installed = findChromium();
  if (installed) return installed;
  throw new CommandError(
    "The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM_PATH to its program.",
  );
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new CommandError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return named ?? places.find((path) => existsSync(path));
}

async function installFromApt() {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (asRoot.length > 0 && spawnSync("sudo", ["-n", "true"]).status !== 0) {
    throw new CommandError(
      "The browser tests need Chromium. Install it with: sudo apt-get install chromium",
    );
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => [...asRoot, "apt-get", "-y", "-q", ...args];
  for (const [title, name, line] of [
    ["Reading the system's package lists", "apt-update", apt("update")],
    ["Installing Chromium", "apt-install", apt("install", "--no-install-recommends", "chromium")],
  ]) {
    const [command, ...args] = line;
    await runLogged(title, name, command, args, { env });
  }
}

function hasProgram(name) {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}
