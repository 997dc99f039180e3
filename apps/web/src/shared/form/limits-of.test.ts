import { expect, it } from "vitest";
import * as z from "zod/mini";
import { zNewPassword } from "../../generated/form-schemas.ts";
import { limitsOf } from "./limits-of.ts";

it("reads the lengths the contract allows, through optional and nullable", () => {
  expect(limitsOf(zNewPassword)).toEqual({ min: 8, max: 64 });
  expect(limitsOf(z.optional(z.nullable(zNewPassword)))).toEqual({ min: 8, max: 64 });
  expect(limitsOf(z.array(z.string()).check(z.maxLength(3)))).toEqual({ min: 0, max: 3 });
});

it("knows no bound where the contract gives none", () => {
  expect(limitsOf(z.string())).toEqual({ min: 0, max: Number.MAX_SAFE_INTEGER });
});
