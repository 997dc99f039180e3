/** What must be there before anything else can work. */
// An old Node lacks `statfsSync`; a named import would fail before the check can say so.
import * as fs from "node:fs";
import { CommandError, root } from "./run.mjs";

const oldestNode = 20;
const neededGigabytes = 2;

/** Throws a CommandError that says what is missing: Node, or room on the disk. */
export function checkMachine() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < oldestNode) {
    throw new CommandError(
      `Atrium needs Node ${oldestNode} or newer to start; this is ${process.version}. Install a newer Node and try again.`,
    );
  }
  if (process.platform === "win32") {
    throw new CommandError("Atrium runs on Linux and macOS. On Windows, use it inside WSL.");
  }
}

/** Throws a CommandError when the disk is too full to install and build. */
export function checkDisk() {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = (bavail * bsize) / 1e9;
  if (free >= neededGigabytes) return;
  throw new CommandError(
    `The disk has ${free.toFixed(1)} GB left; installing and building takes up to ${neededGigabytes} GB. Make room and try again.`,
  );
}
