import { expect, it } from "vitest";
import { bundledFiles } from "./bundled-files.mjs";

it("has beside each package what it imports, its peers too", () => {
  const links = bundledFiles().filter((file: string) => file.startsWith("node_modules/.pnpm/"));
  const beside = (name: string, needed: string) => {
    const place = new RegExp(`^node_modules/\\.pnpm/${name}@[^/]+/node_modules/${needed}$`);
    return links.some((file: string) => place.test(file));
  };
  expect(beside("zod-to-json-schema", "zod")).toBe(true); // of the tools for programs
  expect(beside("@aws-sdk\\+lib-storage", "@aws-sdk/client-s3")).toBe(true); // of files in a bucket
});
