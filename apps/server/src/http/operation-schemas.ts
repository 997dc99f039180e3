import type {
  ContractDocument,
  ContractOperation,
  DocumentOperation,
  JsonSchema,
} from "../kernel/contract.ts";
import { standAlone } from "./stand-alone.ts";

/**
 * The schemas of the contract's operations, put together when they are asked for: those of all operations at once would
 * take tens of megabytes, and most of the time a start takes.
 */
export class OperationSchemas {
  readonly #document: ContractDocument;

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  /** The parameters in the path. */
  path(operation: ContractOperation): JsonSchema {
    return this.#parameters(operation, "path");
  }

  /** The parameters behind the path; others than these are refused. */
  query(operation: ContractOperation): JsonSchema {
    return { ...this.#parameters(operation, "query"), additionalProperties: false };
  }

  /** A body of one of the operation's content types. */
  body(operation: ContractOperation, type: string): JsonSchema {
    return this.#standAlone(this.#find(operation).requestBody?.content[type]?.schema);
  }

  /** The JSON that a call which went well is answered with. */
  reply(operation: ContractOperation): JsonSchema {
    const { content } = this.#find(operation).responses["200"] ?? {};
    return this.#standAlone(content?.["application/json"]?.schema);
  }

  #parameters(operation: ContractOperation, place: "path" | "query"): JsonSchema {
    const { parameters = [] } = this.#find(operation);
    // The contract's linter has seen to it that parameters have this shape.
    const all = parameters.map((parameter) => this.#standAlone(parameter) as Parameter);
    const members = all.filter((parameter) => parameter.in === place);
    return {
      type: "object",
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      required: members.filter(({ required }) => required).map(({ name }) => name),
    };
  }

  #find({ path, method }: ContractOperation): DocumentOperation {
    const operation = this.#document.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) throw new Error(`The contract has no ${method} ${path}`);
    return operation;
  }

  #standAlone(schema: JsonSchema | undefined): JsonSchema {
    if (schema === undefined) throw new Error("The contract says nothing about this part");
    return standAlone(schema, this.#document);
  }
}

/** A parameter of the contract, without references. */
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
};
