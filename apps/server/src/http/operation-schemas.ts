import type {
  ContractDocument,
  ContractOperation,
  DocumentOperation,
  JsonSchema,
} from "../kernel/contract.ts";
import { dereferenceSchema } from "./dereference-schema.ts";

/**
 * The schemas of the operations, built on demand: all of them at once would take tens of megabytes and most of the
 * start-up time.
 */
export class OperationSchemas {
  readonly #document: ContractDocument;

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  path(operation: ContractOperation): JsonSchema {
    return this.#parameters(operation, "path");
  }

  /** Unknown parameters are refused. */
  query(operation: ContractOperation): JsonSchema {
    return { ...this.#parameters(operation, "query"), additionalProperties: false };
  }

  body(operation: ContractOperation, type: string): JsonSchema {
    return this.#dereference(this.#find(operation).requestBody?.content[type]?.schema);
  }

  reply(operation: ContractOperation): JsonSchema {
    const { content } = this.#find(operation).responses["200"] ?? {};
    return this.#dereference(content?.["application/json"]?.schema);
  }

  #parameters(operation: ContractOperation, place: "path" | "query"): JsonSchema {
    const { parameters = [] } = this.#find(operation);
    // The contract's linter guarantees this shape.
    const all = parameters.map((parameter) => this.#dereference(parameter) as Parameter);
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

  #dereference(schema: JsonSchema | undefined): JsonSchema {
    if (schema === undefined) throw new Error("The contract says nothing about this part");
    return dereferenceSchema(schema, this.#document);
  }
}

/** A dereferenced parameter object. */
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
};
