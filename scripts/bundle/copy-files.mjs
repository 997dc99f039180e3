import { cpSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** Copies files to the same paths below another folder; symbolic links stay links. */
export function copyFiles(from, to, files) {
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    const status = lstatSync(source);
    if (status.isDirectory()) continue;
    mkdirSync(dirname(target), { recursive: true });
    if (status.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else cpSync(source, target);
  }
}
