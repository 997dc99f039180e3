/** Names the types of what an operation takes and returns. */
import type { Operation } from "./operations.ts";
import { propertiesOf, requiredOf, type Schema, type Schemas } from "./schemas.ts";

/** The types of an operation's method, as they are written. */
export interface CallTypes {
  /** Path, query and body in one object. */
  input: string;
  /** Whether a call may leave the input out. */
  isOptional: boolean;
  /** Whether the bare `id` may stand for the input. */
  takesId: boolean;
  result: string;
}

/** An interface for what an operation takes in path and query. */
export interface ParamsType {
  operationId: string;
  name: string;
  description: string;
}

/** The interfaces that operations need for their parameters: all that take any, except the `id` alone. */
export function paramsTypes(operations: readonly Operation[]): ParamsType[] {
  return operations.flatMap((operation) => {
    const { operationId, group, method } = operation;
    const name = paramsName(operation);
    const description = `What \`sdk.${group}.${method}\` takes.`;
    return name === undefined ? [] : [{ operationId, name, description }];
  });
}

function paramsName({ operationId, parameters }: Operation): string | undefined {
  const isIdAlone = parameters.length === 1 && parameters[0]?.name === "id";
  if (parameters.length === 0 || isIdAlone) return undefined;
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Params`;
}

/** @throws Error when an operation takes or returns something that has no name. */
export function callTypes(operation: Operation, schemas: Schemas): CallTypes {
  const { parameters, body } = operation;
  const bodySchema = { $ref: `#/components/schemas/${body?.schema}` };
  const required = body
    ? requiredOf(bodySchema, schemas)
    : parameters.filter(({ required }) => required).map(({ name }) => name);
  const result = resultType(operation, schemas);
  // The pages of a list are asked for by query, even where only an id is required.
  const isPaged = result.startsWith("Page<");
  return {
    input: inputType(operation),
    isOptional: required.length === 0 || body?.required === false,
    takesId: required.join() === "id" && !isPaged,
    result,
  };
}

function inputType(operation: Operation): string {
  const { operationId, parameters, body } = operation;
  if (!body) return paramsName(operation) ?? (parameters.length > 0 ? "IdInput" : "NoInput");
  if (parameters.length === 0 && body.schema !== undefined) return body.schema;
  throw new Error(`${operationId} takes a body that has no name, or parameters beside it`);
}

function resultType({ operationId, reply }: Operation, schemas: Schemas): string {
  if (reply === undefined) return "Download";
  const result = propertiesOf({ $ref: `#/components/schemas/${reply}` }, schemas)["result"];
  const name = result && typeName(result);
  if (name === undefined) throw new Error(`the result of ${operationId} has no name`);
  return name;
}

function typeName({ $ref, type, items, ...schema }: Schema): string | undefined {
  if (type === "null") return "null";
  if (type === "array") return items && `${typeName(items)}[]`;
  const [name, row] = schema["x-type"] ?? [$ref?.split("/").at(-1)];
  return row === undefined ? name : `${name}<${row}>`;
}
