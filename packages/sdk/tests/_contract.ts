import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readFileSync } from "node:fs";
import type { OperationId } from "../src/index.ts";

interface Media {
  content?: Record<string, unknown>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

interface Operation {
  operationId: OperationId;
  summary: string;
  tags: string[];
  "x-error-codes": string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media>;
}

interface Schema {
  properties?: object;
  allOf?: (Schema | { $ref: string })[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

const file = new URL("../../../openapi/dist/openapi.json", import.meta.url);
const document = JSON.parse(readFileSync(file, "utf8")) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const hint of ["binary", "password"]) ajv.addFormat(hint, true);
ajv.addSchema(document, "contract");

/** The operations of the contract itself, by name. */
export const operations = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      operation.operationId,
      {
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map(resolveParameter),
        address: `contract#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`,
      },
    ]),
  ),
);

function resolveParameter(parameter: Parameter | { $ref: string }): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const shared = document.components.parameters[parameter.$ref.split("/").at(-1) ?? ""];
  if (!shared) throw new Error(`${parameter.$ref} does not exist`);
  return shared;
}

/** Judges the whole 200 reply of an operation; undefined where a file answers. */
export function replyValidator(id: OperationId): ValidateFunction | undefined {
  const operation = operations.get(id);
  if (!operation?.responses["200"]?.content?.["application/json"]) return undefined;
  return validator(`${operation.address}/responses/200/content/application~1json/schema`);
}

/** Judges the JSON body of an operation; undefined where there is none. */
export function bodyValidator(id: OperationId): ValidateFunction | undefined {
  const operation = operations.get(id);
  if (!operation?.requestBody?.content?.["application/json"]) return undefined;
  return validator(`${operation.address}/requestBody/content/application~1json/schema`);
}

/** Judges a value by one of the contract's named schemas. */
export function schemaValidator(name: string): ValidateFunction {
  return validator(`contract#/components/schemas/${name}`);
}

/** Names of a schema's members, with those of the schemas that it composes. */
export function membersOf(name: string): string[] {
  const memberNames = (schema: Schema | undefined): string[] => [
    ...(schema?.allOf ?? []).flatMap((part) =>
      "$ref" in part ? memberNames(resolveSchema(part)) : memberNames(part),
    ),
    ...Object.keys(schema?.properties ?? {}),
  ];
  return [...new Set(memberNames(document.components.schemas[name]))];
}

function resolveSchema({ $ref }: { $ref: string }): Schema | undefined {
  return document.components.schemas[$ref.split("/").at(-1) ?? ""];
}

/** Names of all schemas. */
export const schemaNames = Object.keys(document.components.schemas);

function validator(address: string): ValidateFunction {
  return ajv.getSchema(address) ?? ajv.compile({ $ref: address });
}
