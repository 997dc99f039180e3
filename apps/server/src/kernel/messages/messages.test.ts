import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../..");
const sources = globSync("**/*.ts", { cwd: folder }).filter(
  (file) => !/\.test\.ts$|^(generated|kernel\/messages)\//.test(file),
);

/** Messages that are written in place instead of in the catalogue. */
const written = [
  /new AppError\(\s*[^,;]+,\s*["'`]/g,
  /[fF]ieldError\(\s*[^,;]+,\s*[^,;]+,\s*["'`]/g,
  /\bmessage(?: =|:)\s+["'`]/g,
];

test.each(written)("no source contains a message of its own: %s", (pattern) => {
  const found = sources.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), "utf8").matchAll(pattern), ([start]) => ({
      file,
      start,
    })),
  );
  expect(found).toEqual([]);
});

test("the scan reads the sources", () => {
  expect(sources).toContain("kernel/app-error.ts");
});
