import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { commentName } from "./comment-name.ts";

const nameOf = (content: string) => commentName({ nickname: "Lin", content }, adminEn.comments);

test("a comment's name is its author and its first words, on one line", () => {
  expect(nameOf("Will there be\nan open day?")).toBe("Lin: Will there be an open day?");
  expect(nameOf("🌊".repeat(60))).toBe(`Lin: ${"🌊".repeat(48)}…`);
});
