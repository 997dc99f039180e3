import { expect, it } from "vitest";
import { TYPE_DEFAULTS, typeSnapshot } from "./type-fields.ts";

const later = Object.keys(TYPE_DEFAULTS).filter((name) => name !== "parentId");

it.each(later)("has the default of %s in a version that is older than the field", (name) => {
  const older = structuredClone(TYPE_DEFAULTS);
  Reflect.deleteProperty(older, name);
  expect(typeSnapshot(older)).toEqual(TYPE_DEFAULTS);
});
