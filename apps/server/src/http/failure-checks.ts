import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { AppError } from "../kernel/app-error.ts";
import type { ContractDocument, ContractOperation, JsonSchema } from "../kernel/contract.ts";

/** Says what is wrong with a refusal of an operation; null when the contract has it. */
export type FailureCheck = (refusal: AppError) => Error | null;

/** Codes that say that this server lacks the operation: no operation declares them. */
const ofTheAddress = ["METHOD_NOT_ALLOWED", "NOT_IMPLEMENTED"];

/** Checks failures for development and tests: a code or facts that the contract does not name must be loud. */
export class FailureChecks {
  readonly #document: ContractDocument;
  readonly #validators = new Map<string, ValidateFunction>();
  #ajv: Ajv2020 | undefined;

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  /** The check of one operation. */
  of(operation: ContractOperation): FailureCheck {
    return (refusal) => {
      const { errorCode } = refusal;
      if (ofTheAddress.includes(errorCode)) return null;
      if (!operation.errorCodes.includes(errorCode)) {
        return undeclared(operation, `${errorCode} (${refusal.message})`);
      }
      const validate = this.#compile(factsOf(errorCode, operation));
      // Dates become text on the way out; check what the caller will see.
      if (validate(JSON.parse(JSON.stringify(refusal.details.result ?? null)))) return null;
      const findings = this.#ajv?.errorsText(validate.errors, { dataVar: "result" });
      return undeclared(operation, `${errorCode} with this result: ${findings}`);
    };
  }

  /** Few schemas serve all failures; Ajv would compile and keep each copy of them anew. */
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
    return ajv.addSchema({ ...this.#document }, "contract");
  }
}

/** What `result` holds beside a code: the record as it is now, numbers by what they count, else nothing. */
function factsOf(errorCode: AppError["errorCode"], { current }: ContractOperation): JsonSchema {
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
