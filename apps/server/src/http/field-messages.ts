import type { ErrorObject } from "ajv";
import { messages } from "../kernel/messages/index.ts";
import { describePattern } from "./describe-pattern.ts";
import type { FieldError, RuleParams } from "../kernel/app-error.ts";

/** Whoever sends more learns of the rest with the next try. */
const maxReported = 20;
const texts = messages.fields;

/** Keywords that only say that a branch failed; the branch has the better message. */
const combinators = new Set(["if", "then", "else", "allOf", "anyOf", "oneOf"]);

/**
 * Turns Ajv's errors into field errors with messages for people, one per field and rule. `part` is the catalogue's name
 * of the validated part, the subject of errors without a field.
 */
export function fieldErrors(errors: readonly ErrorObject[], part: string): FieldError[] {
  const useful = meaningful(errors).map((error) => describe(error, part));
  const unique = new Map(useful.map((error) => [`${error.field} ${error.code}`, error]));
  return [...unique.values()].slice(0, maxReported);
}

function meaningful(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const branches = errors.filter(({ keyword }) => !combinators.has(keyword));
  // After a failed branch all its properties look unknown, so "unknown" counts only when nothing else is wrong.
  const real = branches.filter(({ keyword }) => keyword !== "unevaluatedProperties");
  if (real.length > 0) return real;
  return branches.length > 0 ? branches : errors;
}

function describe(error: ErrorObject, part: string): FieldError {
  const inner = String(
    error.params.missingProperty ??
      error.params.additionalProperty ??
      error.params.unevaluatedProperty ??
      "",
  );
  const path = error.instancePath.split("/").slice(1).map(unescapePointer);
  const field = [...path, ...(inner === "" ? [] : [inner])].join(".");
  return {
    field: field.slice(0, 200),
    code: error.keyword,
    message: sentence(error, field === "" ? part : null),
    params: ruleParams(error.params),
  };
}

/** Ajv names a rule's parameters as the contract does, one or two apart. */
function ruleParams({ limit, pattern, format, type, allowedValues }: Params): RuleParams {
  return {
    ...(typeof limit === "number" && { limit }),
    ...(typeof pattern === "string" && { pattern }),
    ...(typeof format === "string" && { format }),
    ...(type !== undefined && { types: typesOf(type) }),
    ...(allowedValues !== undefined && { values: list(allowedValues) }),
  };
}

function sentence(error: ErrorObject, whole: string | null): string {
  const write = sentences[error.keyword];
  const problem = write === undefined ? texts.invalid : write(error.params);
  return whole === null ? problem : texts.ofPart({ part: whole, problem });
}

type Params = Record<string, unknown>;

const sentences: Record<string, (params: Params) => string> = {
  required: () => texts.required,
  additionalProperties: () => texts.unknown,
  unevaluatedProperties: () => texts.unknown,
  type: ({ type }) => texts.type(typeLabels(type)),
  enum: ({ allowedValues }) => texts.oneOf(list(allowedValues)),
  const: ({ allowedValue }) => texts.exactly(String(allowedValue)),
  minLength: ({ limit }) => (limit === 1 ? texts.empty : texts.minLength(Number(limit))),
  maxLength: ({ limit }) => texts.maxLength(Number(limit)),
  minItems: ({ limit }) => texts.minItems(Number(limit)),
  maxItems: ({ limit }) => texts.maxItems(Number(limit)),
  uniqueItems: () => texts.repeated,
  minimum: ({ limit }) => texts.minimum(Number(limit)),
  maximum: ({ limit }) => texts.maximum(Number(limit)),
  exclusiveMinimum: ({ limit }) => texts.exclusiveMinimum(Number(limit)),
  exclusiveMaximum: ({ limit }) => texts.exclusiveMaximum(Number(limit)),
  multipleOf: ({ multipleOf }) => texts.multipleOf(Number(multipleOf)),
  minProperties: ({ limit }) => texts.minProperties(Number(limit)),
  maxProperties: ({ limit }) => texts.maxProperties(Number(limit)),
  pattern: ({ pattern }) => describePattern(String(pattern)) ?? texts.wrongFormat,
  format: ({ format }) => formats[String(format)] ?? texts.wrongFormat,
};

const formats: Record<string, string> = texts.formats;
const typeNames: Record<string, string> = texts.types;

function typeLabels(type: unknown): string[] {
  return typesOf(type).map((name) => typeNames[name] ?? name);
}

function typesOf(type: unknown): string[] {
  return Array.isArray(type) ? type.map(String) : String(type).split(",");
}

function list(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String) : [];
}

function unescapePointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
