/** Writes the types that the SDK's methods are seen through. */
import { callTypes, type CallTypes } from "./call-types.ts";
import { groupByTag, type Operation } from "./operations.ts";
import type { Schemas } from "./schemas.ts";
import { writeTable } from "./sdk-table.ts";

/** Types of inputs and results that the contract has no schema for, in `packages/sdk/src/models.ts`. */
const OWN_TYPES = ["Download", "IdInput", "NoInput"];

/** The source of `packages/sdk/src/generated/operations.ts`. */
export function writeSdkInterface(operations: Operation[], schemas: Schemas): string {
  const groups = groupByTag(operations).map(([group, members]) => {
    const methods = members.map((operation) => writeMethod(operation, schemas));
    return `  ${group}: {\n${methods.join("\n")}\n  };`;
  });
  return [
    'import type { CallOptions } from "../call-options.ts";',
    'import type { OperationCall } from "../method.ts";',
    writeImports(operations, schemas),
    writeTable(operations),
    "/** Every operation of the contract as a typed method that returns the unwrapped result. */",
    `export interface Operations {\n${groups.join("\n")}\n}\n`,
  ].join("\n");
}

/** The source of `packages/sdk/src/generated/operation-types.ts`. */
export function writeOperationTypes(operations: Operation[], schemas: Schemas): string {
  const rows = operations.map((operation) => {
    const { input, result } = callTypes(operation, schemas);
    return `  ${operation.operationId}: { input: ${input}; result: ${result} };`;
  });
  return [
    writeImports(operations, schemas),
    "/** What every operation takes and returns, by operationId. */",
    `export interface OperationTypes {\n${rows.join("\n")}\n}\n`,
  ].join("\n");
}

function writeMethod(operation: Operation, schemas: Schemas): string {
  const types = callTypes(operation, schemas);
  const { operationId, method, httpMethod, path, summary, description } = operation;
  const permission = describePermission(operation);
  return `    /**
     * ${summary}. ${description.trim().replaceAll(/\s*\n\s*/g, " ")}
     *
     * \`${httpMethod} ${path}\`, needs ${permission}.
     */
    ${method}: (${writeInput(types)}, options?: CallOptions) => OperationCall<"${operationId}", ${types.result}>;`;
}

function writeInput({ input, isOptional, takesId }: CallTypes): string {
  const type = takesId ? `${input} | string` : input;
  return isOptional ? `input?: ${type}` : `input: ${type}`;
}

/** Imports of every type that an input or a result names. */
function writeImports(operations: Operation[], schemas: Schemas): string {
  const types = operations.map((operation) => callTypes(operation, schemas));
  const names = types.flatMap(({ input, result }) => `${input} ${result}`.match(/[A-Z]\w+/g) ?? []);
  const used = [...new Set(names)].sort();
  const models = used.filter((name) => !OWN_TYPES.includes(name));
  return (
    `import type { ${OWN_TYPES.filter((name) => used.includes(name)).join(", ")} } from "../models.ts";\n` +
    `import type {\n${models.map((name) => `  ${name},`).join("\n")}\n} from "./schema.ts";\n`
  );
}

function describePermission({ permission }: Operation): string {
  if (permission === "public") return "no session";
  return permission === "authenticated" ? "a session" : `\`${permission}\``;
}
