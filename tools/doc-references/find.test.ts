import { describe, expect, it } from "vitest";
import { findReferences, KnownReferences } from "./find.mjs";

describe("findReferences", () => {
  it("finds paths, names of files and identifiers, with their lines", () => {
    const text = "See `docs/testing.md`,\n`seed.ts` and `assertPosition()`.";
    expect(findReferences(text)).toEqual([
      { line: 1, reference: "docs/testing.md" },
      { line: 2, reference: "seed.ts" },
      { line: 2, reference: "assertPosition" },
    ]);
  });

  it.each([
    "`pnpm check --only lint`",
    "`openapi/paths/<resource>.yaml`",
    "`*-search.ts`",
    "`x.test.ts`",
    "`@atrium/ui/tokens.css`",
    "`/auth/page`",
    "`apps/server/dist/atrium.js`",
    "`title`",
    "```sh\n`seed.ts`\n```",
  ])("leaves out %s", (text) => {
    expect(findReferences(text)).toEqual([]);
  });
});

describe("KnownReferences", () => {
  const known = new KnownReferences();
  known.addFiles(["apps/web/src/i18n/admin-zh/seed.ts"]);
  known.addSource("export function assertPosition() {}");

  it.each([
    "i18n/admin-zh/seed.ts",
    "seed.ts",
    "apps/web/",
    "../admin-zh/seed.ts",
    "assertPosition",
  ])("has %s", (reference) => {
    expect(known.has(reference)).toBe(true);
  });

  it.each(["i18n/admin-zh/shipped.ts", "eed.ts", "apps/web/seed.ts", "assertPlace"])(
    "does not have %s",
    (reference) => {
      expect(known.has(reference)).toBe(false);
    },
  );
});
