/** Validates a value by a schema of the contract, as the server validates a request. */
import type { FieldError } from "../api-error.ts";
import { resolve, typesOf } from "./contract.ts";
import type { Schema, TypeName } from "./contract-types.ts";
import { messages } from "./messages.ts";

const words = messages.field;

/**
 * What is wrong with a value: each fault with its field (`attachments.0.url`, empty for the whole) and the keyword it
 * breaks. An empty list says that it fits.
 */
export function validate(schema: Schema, value: unknown, field = ""): FieldError[] {
  const whole = resolve(schema);
  const types = typesOf(whole);
  // What the contract calls a binary string is a file of a form.
  if (whole.format === "binary" && value instanceof Blob) return [];
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return [fault(field, "type", words.type(types))];
  }
  if (whole.enum !== undefined && !whole.enum.includes(value)) {
    return [fault(field, "enum", words.enum(whole.enum))];
  }
  return [...checkContent(whole, value, field), ...checkBranches(whole, value, field)];
}

/** Whether a value fits a schema. */
export function isValid(schema: Schema, value: unknown): boolean {
  return validate(schema, value).length === 0;
}

/** Whether a value is an object with members, not a list and not a file. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  const isObject = typeof value === "object" && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof Blob);
}

function isOfType(value: unknown, type: TypeName): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return isRecord(value);
    default:
      return typeof value === type;
  }
}

function checkContent(schema: Schema, value: unknown, field: string): FieldError[] {
  if (typeof value === "string") return checkText(schema, value, field);
  if (typeof value === "number") return checkNumber(schema, value, field);
  if (Array.isArray(value)) return checkList(schema, value, field);
  return isRecord(value) ? checkRecord(schema, value, field) : [];
}

function checkBranches({ anyOf }: Schema, value: unknown, field: string): FieldError[] {
  const faults = anyOf?.map((branch) => validate(branch, value, field)) ?? [];
  if (faults.length === 0 || faults.some((found) => found.length === 0)) return [];
  // Of members that are missing each is named: any of them would do.
  const missing = faults.flat().filter(({ code }) => code === "required");
  return missing.length > 0 ? missing : [fault(field, "anyOf", words.anyOf)];
}

function checkText(schema: Schema, text: string, field: string): FieldError[] {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  // In characters, as JSON Schema counts, not in UTF-16 units.
  const length = Array.from(text).length;
  return [
    ...when(length < minLength, field, "minLength", words.minLength(minLength)),
    ...when(length > maxLength, field, "maxLength", words.maxLength(maxLength)),
    ...when(!hasPattern(text, pattern), field, "pattern", words.pattern),
    ...when(!(formats[format ?? ""]?.(text) ?? true), field, "format", words.format),
  ];
}

function hasPattern(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}

const formats: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  "date-time": isDateTime,
};

/** `Date` parses the 30th of February as the 2nd of March; the contract's date-times are all in UTC. */
function isDateTime(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text.slice(0, 10));
}

function checkNumber(schema: Schema, value: number, field: string): FieldError[] {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return [
    ...when(value < minimum, field, "minimum", words.minimum(minimum)),
    ...when(value > maximum, field, "maximum", words.maximum(maximum)),
  ];
}

function checkList(schema: Schema, list: unknown[], field: string): FieldError[] {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  const distinct = uniqueItems ? new Set(list.map((item) => JSON.stringify(item))).size : undefined;
  const repeated = distinct !== undefined && distinct < list.length;
  return [
    ...when(list.length < minItems, field, "minItems", words.minItems(minItems)),
    ...when(list.length > maxItems, field, "maxItems", words.maxItems(maxItems)),
    ...when(repeated, field, "uniqueItems", words.uniqueItems),
    ...(items ? list.flatMap((item, at) => validate(items, item, join(field, String(at)))) : []),
  ];
}

function checkRecord(schema: Schema, record: Record<string, unknown>, field: string): FieldError[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required.filter((name) => record[name] === undefined);
  const members = Object.entries(record).filter(([, value]) => value !== undefined);
  return [
    ...missing.map((name) => fault(join(field, name), "required", words.required)),
    ...members.flatMap(([name, value]) => {
      const member = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (typeof member === "object") return validate(member, value, join(field, name));
      const unknown = member === false;
      return when(unknown, join(field, name), "additionalProperties", words.additionalProperties);
    }),
  ];
}

function when(broken: boolean, field: string, code: string, message: string): FieldError[] {
  return broken ? [fault(field, code, message)] : [];
}

function fault(field: string, code: string, message: string): FieldError {
  return { field, code, message };
}

function join(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}
