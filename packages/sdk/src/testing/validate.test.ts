import { expect, it } from "vitest";
import { times } from "../../tests/_depth.ts";
import { schemaNames, schemaValidator } from "../../tests/_contract.ts";
import { validate } from "./validate.ts";
import { contract } from "./generated/contract.ts";
import { createRandom } from "./random.ts";
import { sample } from "./sample.ts";

/** Values that break most of what a schema can ask for. */
const strangers = [
  null,
  true,
  -1,
  0,
  1.5,
  2_000_000,
  3e12,
  "",
  " ",
  "x",
  "0",
  "港".repeat(40),
  "🚢".repeat(32),
  "a".repeat(9000),
  "javascript:alert(1)",
  "2026-02-30T00:00:00Z",
  [],
  ["a", "a"],
  [{}],
  Array.from({ length: 1001 }, (_, at) => `id-${at}`),
  {},
  { fly: 1 },
];

/** The value itself, strangers in its place, and the same for each of its members, which may be missing as well. */
function* mutations(value: unknown): Generator {
  yield value;
  yield* strangers;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 1)) for (const changed of mutations(item)) yield [changed];
    yield [...value, ...value];
    return;
  }
  if (typeof value !== "object" || value === null) return;
  yield { ...value, fly: 1 };
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const changed of mutations(member)) yield { ...rest, [name]: changed };
  }
}

const names = schemaNames.filter((name) => name in contract.schemas);
// Its one member is a file, which JSON cannot hold and a validator of JSON cannot judge.
const judged = names.filter((name) => name !== "FileUploadBody");

it("contains every schema that operations use", () => {
  expect(names.length).toBe(Object.keys(contract.schemas).length);
});

it.each(judged)("judges %s as a full validator does", (name) => {
  const reference = schemaValidator(name);
  const differing: unknown[] = [];
  let refused = 0;
  for (let seed = 1; seed <= times(1); seed++) {
    const valid = sample({ $ref: name }, createRandom(`${seed}`));
    for (const value of mutations(valid)) {
      const expected = reference(value);
      const faults = validate({ $ref: name }, value);
      if (!expected) refused++;
      if (expected !== (faults.length === 0))
        differing.push({ value, faults, said: reference.errors });
    }
  }
  expect(differing.slice(0, 3)).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

it("accepts a file where a form needs one", () => {
  expect(validate({ $ref: "FileUploadBody" }, { fileName: new Blob(["tide"]) })).toEqual([]);
  expect(validate({ $ref: "FileUploadBody" }, {})).toMatchObject([{ code: "required" }]);
  expect(validate({ $ref: "FileUploadBody" }, { fileName: 7 })).toMatchObject([{ code: "type" }]);
});

it.each([
  [{ type: "string", minLength: 1 }, "", "must not be empty"],
  [{ type: "string", minLength: 2 }, "a", "must be at least 2 characters"],
  [{ type: "string", maxLength: 1 }, "ab", "must be at most 1 character"],
  [{ type: "array", minItems: 1 }, [], "must have at least 1 entry"],
  [{ type: "array", maxItems: 2 }, [1, 2, 3], "must have at most 2 entries"],
] as const)("%o says of %o that it %s", (schema, value, message) => {
  expect(validate(schema, value)).toMatchObject([{ message }]);
});
