import { expect, test } from "vitest";
import * as z from "zod/mini";
import * as contract from "../../generated/form-schemas.ts";
import { formatName, patternsOf } from "./format-name.ts";

/** Nobody types these: ids, languages, uploaded files, focal points, names of queries, what an address holds. */
const untyped = [
  contract.zId,
  contract.zFocalPoint,
  contract.zArticleSaveBody.shape.images,
  contract.zDataThemeId,
  contract.zTemplateLanguage,
  contract.zDataParam.shape.paramName,
  contract.zListColumnId,
  contract.zSavedViewSaveBody.shape.search,
  contract.zImportRunBody.shape.file,
];

test("every format that people type has a message", () => {
  const notBlank = "/\\S/";
  const ignored = new Set([notBlank, ...untyped.flatMap(patternsOf)]);
  const patterns = new Set(Object.values(contract).flatMap(allPatterns));
  const unexplained = [...patterns].filter(
    (pattern) => !ignored.has(pattern) && formatName(pattern) === undefined,
  );
  expect(patterns.size).toBeGreaterThan(20);
  expect(unexplained).toEqual([]);
});

function allPatterns(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.values(schema._zod.def.shape).flatMap(allPatterns);
  }
  if (schema instanceof z.core.$ZodArray) return allPatterns(schema._zod.def.element);
  if (schema instanceof z.core.$ZodIntersection) {
    return [schema._zod.def.left, schema._zod.def.right].flatMap(allPatterns);
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNonOptional ||
    schema instanceof z.core.$ZodNullable
  ) {
    return allPatterns(schema._zod.def.innerType);
  }
  return patternsOf(schema);
}
