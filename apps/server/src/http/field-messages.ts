import type { ErrorObject } from "ajv";
import { messages } from "../kernel/messages/index.ts";
import type { FieldError } from "../kernel/app-error.ts";

const mostReported = 50;
const words = messages.fields;

/** Keywords that only say that a branch failed; the branch has the better message. */
const umbrellas = new Set(["if", "then", "else", "allOf", "anyOf", "oneOf"]);

/**
 * Turns Ajv's errors into field errors with messages for people, one per field and rule. `part` is the catalogue's name
 * of the validated part, the subject of errors without a field.
 */
export function fieldErrors(findings: readonly ErrorObject[], part: string): FieldError[] {
  const useful = meaningful(findings).map((finding) => describe(finding, part));
  const unique = new Map(useful.map((error) => [`${error.field} ${error.code}`, error]));
  return [...unique.values()].slice(0, mostReported);
}

function meaningful(findings: readonly ErrorObject[]): readonly ErrorObject[] {
  const branches = findings.filter(({ keyword }) => !umbrellas.has(keyword));
  // After a failed branch all its properties look unknown, so "unknown" counts only when nothing else is wrong.
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
  const problem = write === undefined ? words.invalid : write(finding.params);
  return whole === null ? problem : words.ofPart({ part: whole, problem });
}

type Params = Record<string, unknown>;

const sentences: Record<string, (params: Params) => string> = {
  required: () => words.required,
  additionalProperties: () => words.unknown,
  unevaluatedProperties: () => words.unknown,
  type: ({ type }) => words.type(typeWords(type)),
  enum: ({ allowedValues }) => words.oneOf(list(allowedValues)),
  const: ({ allowedValue }) => words.exactly(String(allowedValue)),
  minLength: ({ limit }) => (limit === 1 ? words.empty : words.minLength(Number(limit))),
  maxLength: ({ limit }) => words.maxLength(Number(limit)),
  minItems: ({ limit }) => words.minItems(Number(limit)),
  maxItems: ({ limit }) => words.maxItems(Number(limit)),
  uniqueItems: () => words.repeated,
  minimum: ({ limit }) => words.minimum(Number(limit)),
  maximum: ({ limit }) => words.maximum(Number(limit)),
  exclusiveMinimum: ({ limit }) => words.exclusiveMinimum(Number(limit)),
  exclusiveMaximum: ({ limit }) => words.exclusiveMaximum(Number(limit)),
  multipleOf: ({ multipleOf }) => words.multipleOf(Number(multipleOf)),
  minProperties: ({ limit }) => words.minProperties(Number(limit)),
  maxProperties: ({ limit }) => words.maxProperties(Number(limit)),
  pattern: () => words.wrongForm,
  format: ({ format }) => formats[String(format)] ?? words.wrongForm,
};

const formats: Record<string, string> = words.formats;
const typeNames: Record<string, string> = words.types;

function typeWords(type: unknown): string[] {
  const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
  return types.map((name) => typeNames[name] ?? name);
}

function list(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String) : [];
}

function unescapePointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
