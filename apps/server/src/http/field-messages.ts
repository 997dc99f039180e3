import type { ErrorObject } from "ajv";
import type { FieldError } from "./app-error.ts";

const mostReported = 50;

/** Keywords that only say that one of their branches failed; the branch says it better. */
const umbrellas = new Set(["if", "then", "else", "allOf", "anyOf", "oneOf"]);

/** Turns a validator's findings into field errors with sentences for people, each field and rule once. */
export function fieldErrors(findings: readonly ErrorObject[], part: string): FieldError[] {
  const useful = meaningful(findings).map((finding) => describe(finding, part));
  const unique = new Map(useful.map((error) => [`${error.field} ${error.code}`, error]));
  return [...unique.values()].slice(0, mostReported);
}

function meaningful(findings: readonly ErrorObject[]): readonly ErrorObject[] {
  const branches = findings.filter(({ keyword }) => !umbrellas.has(keyword));
  // A branch that failed makes all its properties look unknown: believe that only when nothing else is wrong.
  const real = branches.filter(({ keyword }) => keyword !== "unevaluatedProperties");
  if (real.length > 0) return real;
  return branches.length > 0 ? branches : findings;
}

function describe(finding: ErrorObject, part: string): FieldError {
  const inner = String(
    finding.params.missingProperty ??
      finding.params.additionalProperty ??
      finding.params.unevaluatedProperty ??
      "",
  );
  const path = finding.instancePath.split("/").slice(1).map(unescapePointer);
  const field = [...path, ...(inner === "" ? [] : [inner])].join(".");
  return {
    field: field.slice(0, 200),
    code: finding.keyword,
    message: sentence(finding, field === "" ? part : null),
  };
}

function sentence(finding: ErrorObject, whole: string | null): string {
  const write = sentences[finding.keyword];
  const text = write === undefined ? "is not valid" : write(finding.params);
  return whole === null ? text : `the ${whole} ${text}`;
}

type Params = Record<string, unknown>;

const sentences: Record<string, (params: Params) => string> = {
  required: () => "is required",
  additionalProperties: () => "is not known here",
  unevaluatedProperties: () => "is not known here",
  type: ({ type }) => `must be ${typeWords(type)}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  minLength: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must be at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must be at most ${String(limit)} characters`,
  minItems: ({ limit }) => `must have at least ${counted(limit, "entry", "entries")}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, "entry", "entries")}`,
  uniqueItems: () => "must not hold the same entry twice",
  minimum: ({ limit }) => `must be ${String(limit)} or more`,
  maximum: ({ limit }) => `must be ${String(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, "field", "fields")}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, "field", "fields")}`,
  pattern: () => "does not have the right form",
  format: ({ format }) => formats[String(format)] ?? "does not have the right form",
};

const formats: Record<string, string> = {
  "date-time": "must be a moment such as 2026-03-14T09:30:00Z",
  date: "must be a date such as 2026-03-14",
  email: "must be an e-mail address",
  uri: "must be a web address",
};

function typeWords(type: unknown): string {
  const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
  return types.map((name) => typeNames[name] ?? name).join(" or ");
}

const typeNames: Record<string, string> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "empty",
};

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(", ") : "";
}

function counted(limit: unknown, one: string, many: string): string {
  return limit === 1 ? `1 ${one}` : `${String(limit)} ${many}`;
}

function unescapePointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
