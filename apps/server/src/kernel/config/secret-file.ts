import { readFileSync, statSync } from "node:fs";
import { causeOf } from "./file-cause.ts";

const MAX_BYTES = 16_384;

/** What a file with a secret holds, or what is wrong with it; the latter never quotes the former. */
export function readSecretFile(path: string): { value?: string; problem?: string } {
  try {
    // A device or a pipe could last for ever.
    const stat = statSync(path);
    if (!stat.isFile()) return { problem: "must name a file" };
    if (stat.size > MAX_BYTES) return { problem: `must name a file of at most ${MAX_BYTES} bytes` };
    const value = readFileSync(path, "utf8").trim();
    if (value === "") return { problem: "names an empty file" };
    if (/[\0\r\n]/.test(value)) return { problem: "must name a file with one line" };
    return { value };
  } catch (error) {
    return { problem: `cannot be read (${causeOf(error)})` };
  }
}
