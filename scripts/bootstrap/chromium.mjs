/** The browser of the browser tests: a Chromium of the machine's, installed on Debian and Ubuntu when missing. */
import { existsSync } from "node:fs";
import { hasApt, installFromApt } from "./apt.mjs";
import { CommandError } from "./run.mjs";

/** The headless shell is the same engine without windows, which cost a third of the time. */
const places = [
  "/usr/bin/chromium-headless-shell",
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
  if (hasApt()) {
    const need = "The browser tests need Chromium.";
    await installFromApt(["chromium-headless-shell", "chromium"], {
      title: "Installing Chromium",
      need,
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new CommandError(
    "The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM_PATH to its program.",
  );
}

/** The same, where one is installed; undefined otherwise. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new CommandError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return named ?? places.find((path) => existsSync(path));
}
