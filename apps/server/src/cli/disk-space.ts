import { mkdirSync, statfsSync } from "node:fs";
import { CommandError } from "./run-command.ts";

const neededMegabytes = 200;

/**
 * Checks that a folder is writable and has room.
 *
 * @throws CommandError when there is too little.
 */
export function checkDiskSpace(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= neededMegabytes) return;
  throw new CommandError(
    `Only ${free} MB are free at ${folder}; Atrium needs ${neededMegabytes} MB. Make room, or set DATA_DIR to another disk.`,
  );
}
