import { expect, test } from "vitest";
import * as z from "zod/mini";
import { zFriendlyLinkSaveBody, zUserAddBody } from "../../generated/form-schemas.ts";
import { fieldRules } from "./field-rules.ts";

test("the contract says how long a text may be and whether it may be missing", () => {
  expect(fieldRules(zFriendlyLinkSaveBody, "name")).toEqual({ nullable: false, maxLength: 64 });
  expect(fieldRules(zFriendlyLinkSaveBody, "logo")).toEqual({ nullable: true, maxLength: 2048 });
  expect(fieldRules(z.required(zFriendlyLinkSaveBody), "logo").nullable).toBe(true);
  expect(fieldRules(zUserAddBody, "email")).toEqual({ nullable: true, maxLength: 254 });
});

test("what is no text has no length, and an unknown field no rules", () => {
  expect(fieldRules(zFriendlyLinkSaveBody, "orderBy").maxLength).toBeUndefined();
  expect(fieldRules(zFriendlyLinkSaveBody, "other")).toEqual({
    nullable: false,
    maxLength: undefined,
  });
});
