import type { ContractOperation, DocumentSource } from "../kernel/contract.ts";
import { FailureChecks, type FailureCheck } from "./failure-checks.ts";
import { ignoresUnknownKeys, removeUnknown } from "./known-query.ts";
import { OperationSchemas } from "./operation-schemas.ts";
import { ResponseChecks, trimmingWriter, type ResponseWriter } from "./response-schemas.ts";
import { RequestValidation, type RequestValidator } from "./request-validation.ts";

/**
 * The contract's checks. Each is compiled at first use, so that a start is quick, and shared by apps that share this.
 */
export class OperationChecks {
  readonly #schemas: OperationSchemas;
  readonly #requests = new RequestValidation();
  readonly #responses = new ResponseChecks();
  readonly #failures: FailureChecks;
  readonly #validators = new Map<string, RequestValidator>();
  readonly #writers = new Map<string, ResponseWriter>();

  constructor(contract: DocumentSource) {
    this.#schemas = new OperationSchemas(contract);
    this.#failures = new FailureChecks(contract);
  }

  /** Coerces text to numbers and booleans; removes what a read or a deletion ignores. */
  query(operation: ContractOperation): RequestValidator {
    return cached(this.#validators, `${operation.id} query`, () => {
      const validate = this.#requests.compile(() => this.#schemas.query(operation), "querystring");
      if (!ignoresUnknownKeys(operation)) return validate;
      const known = new Set(operation.queryNames);
      return (query) => {
        removeUnknown(known, Object(query));
        return validate(query);
      };
    });
  }

  headers(operation: ContractOperation): RequestValidator {
    return cached(this.#validators, `${operation.id} headers`, () =>
      this.#requests.compile(() => this.#schemas.headers(operation), "headers"),
    );
  }

  /** Coerces like `query`. */
  path(operation: ContractOperation): RequestValidator {
    return cached(this.#validators, `${operation.id} path`, () =>
      this.#requests.compile(() => this.#schemas.path(operation), "params"),
    );
  }

  body(operation: ContractOperation, type: string): RequestValidator {
    return cached(this.#validators, `${operation.id} ${type}`, () =>
      this.#requests.compile(() => this.#schemas.body(operation, type), "body"),
    );
  }

  /** Serialises responses; `strict` refuses what the contract does not declare, otherwise it is left out. */
  reply(operation: ContractOperation, { strict }: { strict: boolean }): ResponseWriter {
    const schema = () => this.#schemas.reply(operation);
    return cached(this.#writers, `${operation.id} ${strict}`, () =>
      strict ? this.#responses.writer(schema, operation.id) : trimmingWriter(schema),
    );
  }

  failure(operation: ContractOperation): FailureCheck {
    return this.#failures.of(operation);
  }
}

function cached<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
