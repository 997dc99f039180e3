import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";
import type { ContractOperation, DocumentSource, JsonSchema } from "../kernel/contract.ts";

/** Returns what is wrong with a failure of the operation; null when the contract declares it. */
export type FailureCheck = (refusal: AppError) => Error | null;

/** Codes of unknown operations, which no operation declares. */
const ofTheAddress = ["METHOD_NOT_ALLOWED", "NOT_IMPLEMENTED"];

/** Checks failures against the contract in development and tests. */
export class FailureChecks {
  readonly #contract: DocumentSource;
  readonly #validators = new Map<string, ValidateFunction>();
  #ajv: Ajv2020 | undefined;

  constructor(contract: DocumentSource) {
    this.#contract = contract;
  }

  of(operation: ContractOperation): FailureCheck {
    return (refusal) => {
      const { errorCode } = refusal;
      // The last one is of operations that another origin serves.
      const isOfAddress = ofTheAddress.includes(errorCode);
      if (isOfAddress || refusal.message === messages.address.unknown) return null;
      if (!operation.errorCodes.includes(errorCode)) {
        return undeclared(operation, `${errorCode} (${refusal.message})`);
      }
      const validate = this.#compile(resultSchema(errorCode, operation));
      // Checks what the caller receives: dates are text there.
      if (validate(JSON.parse(JSON.stringify(refusal.details.result ?? null)))) return null;
      const findings = this.#ajv?.errorsText(validate.errors, { dataVar: "result" });
      return undeclared(operation, `${errorCode} with this result: ${findings}`);
    };
  }

  /** Few schemas describe all failures, and Ajv would compile and retain each copy. */
  #compile(schema: JsonSchema): ValidateFunction {
    const key = JSON.stringify(schema);
    this.#ajv ??= this.#createAjv();
    const validate = this.#validators.get(key) ?? this.#ajv.compile(schema);
    this.#validators.set(key, validate);
    return validate;
  }

  #createAjv(): Ajv2020 {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    return ajv.addSchema({ ...this.#contract.document }, "contract");
  }
}

/** The schema of `result` for a code: the current record, counts by name, or nothing. */
function resultSchema(
  errorCode: AppError["errorCode"],
  { current }: ContractOperation,
): JsonSchema {
  if (errorCode === "VERSION_CONFLICT") {
    const record = { $ref: `contract#/components/schemas/${current}` };
    return { type: "object", required: ["current"], properties: { current: record } };
  }
  if (errorCode === "IN_USE" || errorCode === "HAS_CHILDREN") {
    return { type: "object", additionalProperties: { type: "integer", minimum: 0 } };
  }
  return { type: "null" };
}

function undeclared({ id }: ContractOperation, what: string): Error {
  return new Error(`The failure of ${id} is not what the contract says: ${what}`);
}
