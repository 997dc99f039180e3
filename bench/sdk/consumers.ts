/** Programs that call every operation once with all it takes, and look at what comes back. */
import type { Operation } from "../../openapi/operations.ts";
import { sampleInput } from "./contract.ts";

/** The program over our SDK. */
export function writeSdkConsumer(operations: Operation[]): string {
  return [
    'import { createSdk } from "@atrium/sdk";',
    'const sdk = createSdk({ baseUrl: "/rest" });',
    "declare function use(result: unknown): void;",
    "export async function everything(): Promise<void> {",
    ...operations.map((o) => `  use(await sdk.${o.group}.${o.method}(${flatInput(o)}));`),
    "}\n",
  ].join("\n");
}

/** The program over plain openapi-fetch and the same `paths`, which lie beside it as `schema.d.ts`. */
export function writeOpenapiFetchConsumer(operations: Operation[]): string {
  return [
    'import createClient from "openapi-fetch";',
    'import type { paths } from "./schema";',
    'const client = createClient<paths>({ baseUrl: "/rest" });',
    "declare function use(result: unknown): void;",
    "export async function everything(): Promise<void> {",
    ...operations.map(
      (o) => `  use((await client.${o.httpMethod}("${o.path}", ${nestedInput(o)})).data);`,
    ),
    "}\n",
  ].join("\n");
}

function flatInput(operation: Operation): string {
  const { path, query, body } = sampleInput(operation);
  const fields = { ...path, ...query, ...body };
  return Object.keys(fields).length === 0 ? "" : literal(operation, fields);
}

function nestedInput(operation: Operation): string {
  const { path, query, body } = sampleInput(operation);
  const params = [
    ...(Object.keys(path).length > 0 ? [`path: ${literal(operation, path)}`] : []),
    ...(Object.keys(query).length > 0 ? [`query: ${literal(operation, query)}`] : []),
  ];
  return `{ ${[
    ...(params.length > 0 ? [`params: { ${params.join(", ")} }`] : []),
    ...(body ? [`body: ${literal(operation, body)}`] : []),
  ].join(", ")} }`;
}

/** A form's fields may be files, for which JSON has no word. */
function literal({ form }: Operation, fields: Record<string, unknown>): string {
  const text = JSON.stringify(fields);
  return form ? `${text} as never` : text;
}
