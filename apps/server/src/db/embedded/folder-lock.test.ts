import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FolderHeldError, lockFolder } from "./folder-lock.ts";

const source = fileURLToPath(new URL("./folder-lock.ts", import.meta.url));
let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "atrium-lock-"));
  folder = join(parent, "database");
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Another process that holds the lock until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const program = `
    import { lockFolder } from ${JSON.stringify(source)};
    lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(parent)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout !== null) await once(child.stdout, "data");
  return child;
}

describe("lockFolder", () => {
  test("refuses a folder that another process holds, and names it", async () => {
    const child = await holdElsewhere();
    try {
      expect(() => lockFolder(folder, parent)).toThrow(FolderHeldError);
      expect(() => lockFolder(folder, parent)).toThrow(`process ${child.pid}`);
    } finally {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  });

  test("is released at once when its holder is killed", async () => {
    const child = await holdElsewhere();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(() => lockFolder(folder, parent).release()).not.toThrow();
  });

  test("refuses a second holder in the same process, and accepts one after its release", () => {
    const lock = lockFolder(folder, parent);
    expect(() => lockFolder(folder, parent)).toThrow(FolderHeldError);
    lock.release();
    lockFolder(folder, parent).release();
  });
});
