import type { ContractDocument, ContractOperation } from "../kernel/contract.ts";
import { FailureChecks, type FailureCheck } from "./failure-checks.ts";
import { OperationSchemas } from "./operation-schemas.ts";
import { ReplyChecks, trimmingWriter, type ReplyWriter } from "./reply-schemas.ts";
import { RequestValidation, type RequestValidator } from "./request-validation.ts";

/**
 * What the contract says of its operations, as checks. Each is compiled at its first use, to keep the start quick and
 * small, and once for all apps that share them.
 */
export class OperationChecks {
  readonly #schemas: OperationSchemas;
  readonly #requests = new RequestValidation();
  readonly #replies = new ReplyChecks();
  readonly #failures: FailureChecks;
  readonly #validators = new Map<string, RequestValidator>();
  readonly #writers = new Map<string, ReplyWriter>();

  constructor(document: ContractDocument) {
    this.#schemas = new OperationSchemas(document);
    this.#failures = new FailureChecks(document);
  }

  /** Checks a query, with its text turned into the numbers and switches it stands for. */
  query(operation: ContractOperation): RequestValidator {
    return cached(this.#validators, `${operation.id} query`, () =>
      this.#requests.compile(() => this.#schemas.query(operation), "querystring"),
    );
  }

  /** Checks the parameters in a path, as those of a query. */
  path(operation: ContractOperation): RequestValidator {
    return cached(this.#validators, `${operation.id} path`, () =>
      this.#requests.compile(() => this.#schemas.path(operation), "params"),
    );
  }

  /** Checks a body of one of the operation's content types, as it is. */
  body(operation: ContractOperation, type: string): RequestValidator {
    return cached(this.#validators, `${operation.id} ${type}`, () =>
      this.#requests.compile(() => this.#schemas.body(operation, type), "body"),
    );
  }

  /** Writes replies; in development and tests it refuses what the contract does not say, else it leaves that out. */
  reply(operation: ContractOperation, { strict }: { strict: boolean }): ReplyWriter {
    const schema = () => this.#schemas.reply(operation);
    return cached(this.#writers, `${operation.id} ${strict}`, () =>
      strict ? this.#replies.writer(schema, operation.id) : trimmingWriter(schema),
    );
  }

  /** Checks that the operation declares a refusal. */
  failure(operation: ContractOperation): FailureCheck {
    return this.#failures.of(operation);
  }
}

function cached<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
