import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeFailure } from "./run.mjs";

describe("the description of a failure", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "atrium-log-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function describeLog(lines: string[], remedy?: string): string {
    const log = join(folder, "step.log");
    writeFileSync(log, `${lines.join("\n")}\n`);
    return describeFailure("Formatting", log, remedy);
  }

  it("is the log, what to do, and where the log is", () => {
    const text = describeLog(["apps/a.ts"], "Run pnpm format.");
    expect(text).toMatch(
      /^apps\/a\.ts\n\nFormatting failed\. Run pnpm format\. The whole log is in .*step\.log\.$/,
    );
  });

  it("shows the first and the last lines of a long log", () => {
    const text = describeLog(Array.from({ length: 200 }, (_, index) => `line ${index}`));
    expect(text).toContain("line 0\n");
    expect(text).toContain("line 29\n… 140 lines …\nline 170\n");
    expect(text).toContain("line 199\n");
  });
});
