/** The fields that an operation takes, read from the contract. */
import type { Contract, Operation } from "../../../../openapi/operations.ts";

/** The contract with what the reference reads of it. */
export interface OpenApi extends Contract {
  tags: { name: string; description: string }[];
  components: Contract["components"] & {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
  };
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  format?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** A field as the table of an operation shows it. */
export interface Field {
  name: string;
  /** `path`, `query`, `header` or `body`. */
  place: string;
  type: string;
  required: boolean;
  description: string;
}

/** What a call may give. */
export function fieldsOf({ parameters, body }: Operation, contract: OpenApi): Field[] {
  const inPlace = parameters.map((parameter) => parameterField(parameter, contract));
  if (body?.schema === undefined) return inPlace;
  return [...inPlace, ...bodyFields({ $ref: `#/components/schemas/${body.schema}` }, contract)];
}

/** What a call resolves to: `WrittenRecord`, `Page<ProductSummary>`, `Dict[]`; undefined where there is nothing. */
export function resultOf({ reply }: Operation, contract: OpenApi): string | undefined {
  if (reply === undefined) return undefined;
  const result = propertiesOf(contract.components.schemas[reply] ?? {}, contract).get("result");
  if (result === undefined || result.type === "null") return undefined;
  const records = propertiesOf(result, contract).get("records");
  return records?.items === undefined ? typeOf(result) : `Page<${typeOf(records.items)}>`;
}

function parameterField(parameter: Parameter, contract: OpenApi): Field {
  const schema = parameter.schema ?? {};
  return {
    name: parameter.name,
    place: parameter.in,
    type: typeOf(schema),
    required: parameter.required ?? false,
    description: parameter.description ?? describe(schema, contract),
  };
}

function bodyFields(schema: Schema, contract: OpenApi): Field[] {
  const resolved = resolve(schema, contract);
  const required = requiredOf(resolved, contract);
  return [...propertiesOf(resolved, contract)].map(([name, property]) => ({
    name,
    place: "body",
    type: typeOf(property),
    required: required.has(name),
    description: describe(property, contract),
  }));
}

function propertiesOf(schema: Schema, contract: OpenApi): Map<string, Schema> {
  const inherited = (schema.allOf ?? []).flatMap((part) => [
    ...propertiesOf(resolve(part, contract), contract),
  ]);
  return new Map([...inherited, ...Object.entries(schema.properties ?? {})]);
}

function requiredOf(schema: Schema, contract: OpenApi): Set<string> {
  const inherited = (schema.allOf ?? []).flatMap((part) => [
    ...requiredOf(resolve(part, contract), contract),
  ]);
  return new Set([...inherited, ...(schema.required ?? [])]);
}

function describe(schema: Schema, contract: OpenApi): string {
  return schema.description ?? resolve(schema, contract).description ?? "";
}

/** A type as people write it: `Id`, `string`, `"draft" | "published"`, `Id[]`. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.enum !== undefined)
    return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return [...new Set(choices.map(typeOf))].join(" | ");
  if (schema.items !== undefined) return `${typeOf(schema.items)}[]`;
  return [schema.type ?? "object"].flat().join(" | ");
}

function resolve(schema: Schema, contract: OpenApi): Schema {
  const name = schema.$ref === undefined ? undefined : nameOf(schema.$ref);
  return name === undefined ? schema : (contract.components.schemas[name] ?? schema);
}

function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? reference;
}
