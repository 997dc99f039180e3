import {
  parametersOf,
  type ContractOperation,
  type DocumentOperation,
  type DocumentSource,
  type JsonSchema,
  type Parameter,
} from "../kernel/contract.ts";
import { dereferenceSchema } from "./dereference-schema.ts";

/**
 * The schemas of the operations, built on demand: all of them at once would take tens of megabytes and most of the
 * start-up time.
 */
export class OperationSchemas {
  readonly #contract: DocumentSource;

  constructor(contract: DocumentSource) {
    this.#contract = contract;
  }

  path(operation: ContractOperation): JsonSchema {
    return this.#parameters(operation, "path");
  }

  query(operation: ContractOperation): JsonSchema {
    return { ...this.#parameters(operation, "query"), additionalProperties: false };
  }

  /** Names are in lower case, as Node delivers them. */
  headers(operation: ContractOperation): JsonSchema {
    const { properties, ...schema } = this.#parameters(operation, "header");
    const lower = Object.entries(properties).map(([name, part]) => [name.toLowerCase(), part]);
    return { ...schema, properties: Object.fromEntries(lower) };
  }

  body(operation: ContractOperation, type: string): JsonSchema {
    return this.#dereference(this.#find(operation).requestBody?.content[type]?.schema);
  }

  reply(operation: ContractOperation): JsonSchema {
    const { content } = this.#find(operation).responses["200"] ?? {};
    return this.#dereference(content?.["application/json"]?.schema);
  }

  #parameters(operation: ContractOperation, place: Parameter["in"]) {
    const members = parametersOf(this.#contract.document, this.#find(operation)).filter(
      (parameter) => parameter.in === place,
    );
    const schemas = members.map(({ name, schema }) => [name, this.#dereference(schema)] as const);
    return {
      type: "object",
      properties: Object.fromEntries(schemas),
      required: members.filter(({ required }) => required).map(({ name }) => name),
    };
  }

  #find({ path, method }: ContractOperation): DocumentOperation {
    const operation = this.#contract.document.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) throw new Error(`The contract has no ${method} ${path}`);
    return operation;
  }

  #dereference(schema: JsonSchema | undefined): JsonSchema {
    if (schema === undefined) throw new Error("The contract says nothing about this part");
    return dereferenceSchema(schema, this.#contract.document);
  }
}
