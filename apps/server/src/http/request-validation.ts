import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";
import type { JsonSchema } from "../kernel/contract.ts";
import { fieldErrors } from "./field-messages.ts";

const options = {
  strict: false,
  allErrors: true,
  removeAdditional: false,
  useDefaults: true,
  // Schemas of several operations share parts; none of them is looked up by id.
  addUsedSchema: false,
} as const;

/** Checks a part of a request; the refusal lists every field at fault. */
export type RequestValidator = (data: unknown) => true | { error: AppError };

/** Checks bodies as they are, and query and path with text turned into the numbers and switches it stands for. */
export class RequestValidation {
  readonly #strict = withFormats(new Ajv2020(options));
  readonly #coercing = withFormats(new Ajv2020({ ...options, coerceTypes: true }));

  /** A validator for one part of one operation, compiled at its first use to keep the start quick and small. */
  compile(schema: () => JsonSchema, part: string): RequestValidator {
    const ajv = part === "body" ? this.#strict : this.#coercing;
    let validate: ValidateFunction | undefined;
    return (data) => {
      validate ??= ajv.compile(schema());
      return validate(data) || { error: refusal(validate.errors ?? [], part) };
    };
  }
}

const { parts } = messages.fields;
const partNames: Record<string, string> = {
  body: parts.body,
  querystring: parts.query,
  params: parts.path,
};

function refusal(findings: readonly ErrorObject[], part: string): AppError {
  return new AppError("VALIDATION_FAILED", messages.request.invalidFields, {
    fieldErrors: fieldErrors(findings, partNames[part] ?? parts.request),
  });
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv);
  // Hints for people and programs that say nothing about the value.
  ajv.addFormat("password", true);
  ajv.addFormat("binary", true);
  return ajv;
}
