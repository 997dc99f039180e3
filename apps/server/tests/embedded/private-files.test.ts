import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Run, run } from "../_run.ts";

const parent = mkdtempSync(join(tmpdir(), "atrium-modes-"));
const dataDir = join(parent, "data");

afterAll(() => rmSync(parent, { recursive: true, force: true }));

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

/** The files and folders that other users may read or write. */
function openToOthers(): string[] {
  const paths = globSync("**", { cwd: dataDir }).map((path) => join(dataDir, path));
  return paths.filter((path) => (modeOf(path) & 0o077) !== 0);
}

test("a start closes the data folder of an earlier version to other users, and every file in it", async () => {
  expect((await run(["seed"], { DATA_DIR: dataDir })).code).toBe(0);
  expect(modeOf(dataDir)).toBe(0o700);
  chmodSync(dataDir, 0o755);
  const uploads = join(dataDir, "files/2026/03");
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, "draft.pdf"), "");
  chmodSync(join(uploads, "draft.pdf"), 0o644);
  expect(openToOthers().length).toBeGreaterThan(100);

  const server = new Run(["start"], { DATA_DIR: dataDir });
  await server.listening();
  expect(modeOf(dataDir)).toBe(0o700);
  await expect.poll(() => modeOf(join(uploads, "draft.pdf")), { timeout: 20_000 }).toBe(0o600);
  const open = openToOthers().filter((path) => !path.includes("/database/"));
  expect(open).toEqual([]);
  // What the engine has written since lies behind the folder.
  expect(openToOthers().length).toBeLessThan(100);
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}, 120_000);

test("a folder that all users share is no data folder", async () => {
  const shared = join(parent, "shared");
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  for (const command of ["start", "seed"]) {
    const { code, output } = await run([command], { DATA_DIR: shared });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("Set DATA_DIR to a folder of its own"),
    ]);
  }
  expect(modeOf(shared)).toBe(0o777);
});
