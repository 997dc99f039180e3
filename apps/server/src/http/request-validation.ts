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
  // Schemas of several operations share parts; none is looked up by id.
  addUsedSchema: false,
} as const;

/** The error lists every field at fault. */
export type RequestValidator = (data: unknown) => true | { error: AppError };

/** Validates bodies as they are; coerces the text of query and path to numbers and booleans. */
export class RequestValidation {
  readonly #strict = withFormats(new Ajv2020(options));
  readonly #coercing = withFormats(new Ajv2020({ ...options, coerceTypes: true }));

  /** Compiles at first use, so that a start is quick. */
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
  // Annotations that do not constrain the value.
  ajv.addFormat("password", true);
  ajv.addFormat("binary", true);
  return ajv;
}
