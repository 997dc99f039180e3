import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closeToOthers, makePrivate, UnsafeFolderError } from "./private-files.ts";

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "atrium-private-"));
  folder = join(parent, "deep/data");
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

function modeOf(path: string): string {
  return (statSync(path).mode & 0o7777).toString(8);
}

function folderWith(mode: number): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
}

function refuseChange(): void {
  throw Object.assign(new Error("operation not permitted"), { code: "EPERM" });
}

describe("makePrivate", () => {
  test("creates a folder that only its owner reaches", () => {
    makePrivate(folder);
    expect(modeOf(folder)).toBe("700");
  });

  test.each([0o755, 0o777, 0o2775, 0o750])("closes one of mode %o", (mode) => {
    folderWith(mode);
    makePrivate(folder);
    expect(modeOf(folder)).toMatch(/^2?700$/);
  });

  test("refuses a folder that all users share, and leaves it as it is", () => {
    folderWith(0o1777);
    expect(() => makePrivate(folder)).toThrow(UnsafeFolderError);
    expect(() => makePrivate(folder)).toThrow("Set DATA_DIR to a folder of its own");
    expect(modeOf(folder)).toBe("1777");
  });

  test.each([0o777, 0o2775, 0o722])("refuses somebody else's of mode %o: others write", (mode) => {
    folderWith(mode);
    expect(() => makePrivate(folder, refuseChange)).toThrow(/Other users .* may write/);
  });

  test.each([0o755, 0o750, 0o711])("accepts somebody else's of mode %o", (mode) => {
    folderWith(mode);
    expect(() => makePrivate(folder, refuseChange)).not.toThrow();
  });
});

describe("closeToOthers", () => {
  test("closes files and folders at every depth, follows no link, and passes what is missing", async () => {
    const outside = join(parent, "outside.txt");
    writeFileSync(outside, "", { mode: 0o644 });
    mkdirSync(join(folder, "base/1"), { recursive: true });
    chmodSync(join(folder, "base"), 0o777);
    writeFileSync(join(folder, "base/1/1259"), "");
    chmodSync(join(folder, "base/1/1259"), 0o666);
    symlinkSync(outside, join(folder, "link"));
    const { signal } = new AbortController();
    await closeToOthers([join(parent, "missing"), folder], signal);
    const paths = ["", "base", "base/1", "base/1/1259"].map((path) => join(folder, path));
    expect(paths.map(modeOf)).toEqual(["700", "700", "700", "600"]);
    expect(modeOf(outside)).toBe("644");
  });

  test("stops with its signal", async () => {
    folderWith(0o755);
    await closeToOthers([folder], AbortSignal.abort());
    expect(modeOf(folder)).toBe("755");
  });
});
