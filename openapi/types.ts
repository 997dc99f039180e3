/** Writes the types of the contract. */
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { paramsTypes } from "./call-types.ts";
import { nameTypes } from "./named-types.ts";
import type { Operation } from "./operations.ts";
import { namedType } from "./typed-contract.ts";

/**
 * The source of `packages/sdk/src/generated/schema.ts`, and of the server's copy: an interface or alias for each schema and
 * for the parameters of each operation, then `paths`, `components` and `operations` as openapi-fetch expects them.
 */
export async function writeTypes(
  contract: OpenAPI3,
  operations: readonly Operation[],
): Promise<string> {
  const nodes = await openapiTypescript(contract, {
    defaultNonNullable: false,
    alphabetize: false,
    // A file of a form would be a string otherwise.
    transform: (schema) =>
      schema.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : namedType(schema),
  });
  return plainComments(astToString(nameTypes(nodes, paramsTypes(operations))));
}

/** Editors show a comment's text above its tags, and need no tag to see an enumeration. */
function plainComments(source: string): string {
  return source
    .replace(/(\/\*\*(?:\s+\*)? )@description /g, "$1")
    .replace(/\n\s*\* @enum \{\w+\}/g, "")
    .replace(/ *\/\*\* @enum \{\w+\} \*\/\n/g, "");
}
