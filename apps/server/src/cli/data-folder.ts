import { statfsSync } from "node:fs";
import { makePrivate } from "../kernel/private-files.ts";
import { CommandError } from "./run-command.ts";

const neededMegabytes = 200;

/**
 * Creates the data folder, closes it to other users of the machine, and checks that it is writable and has room.
 *
 * @throws UnsafeFolderError when others keep their access.
 * @throws CommandError when there is too little room.
 */
export function prepareDataFolder(folder: string): void {
  makePrivate(folder);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= neededMegabytes) return;
  throw new CommandError(
    `Only ${free} MB are free at ${folder}; Atrium needs ${neededMegabytes} MB. Make room, or set DATA_DIR to another disk.`,
  );
}
