/** Writes the SDK's table of operations and the interface its methods are seen through. */
import type { Operation } from "./operations.ts";

/** The source of `packages/sdk/src/generated/operations.ts`. */
export function writeSdkInterface(operations: Operation[]): string {
  return [
    'import type { Method } from "../method.ts";\n',
    writeTable(operations),
    writeInterface(operations),
  ].join("\n");
}

function writeTable(operations: Operation[]): string {
  const groups = groupByTag(operations).map(([group, members]) => {
    const rows = members.map((o) => `    ${o.method}: "${writeCall(o)}",`);
    return `  ${group}: {\n${rows.join("\n")}\n  },`;
  });
  return (
    "/**\n * Every operation by group and method: HTTP method and path, then, where the method alone does not say where the\n" +
    " * input goes, `?` and the query parameters of a write, or the word `form` (multipart) or `blob` (a file answers).\n */\n" +
    `export const operationTable = {\n${groups.join("\n")}\n} as const;\n`
  );
}

function writeCall({ httpMethod, path, queryNames, form, file }: Operation): string {
  const query = httpMethod === "POST" || httpMethod === "PUT" ? queryNames.join(",") : "";
  return `${httpMethod} ${path}${query && `?${query}`}${form ? " form" : ""}${file ? " blob" : ""}`;
}

function writeInterface(operations: Operation[]): string {
  const groups = groupByTag(operations).map(([group, members]) => {
    const methods = members.map(
      (o) =>
        `    /** ${o.summary}. \`${o.httpMethod} ${o.path}\`, needs ${describePermission(o)}. */\n` +
        `    ${o.method}: Method<"${o.operationId}">;`,
    );
    return `  ${group}: {\n${methods.join("\n")}\n  };`;
  });
  return (
    "/** Every operation of the contract as a typed method that returns the unwrapped result. */\n" +
    `export interface Operations {\n${groups.join("\n")}\n}\n`
  );
}

function describePermission(operation: Operation): string {
  if (operation.permission === "public") return "no session";
  if (operation.permission === "authenticated") return "a session";
  return `\`${operation.permission}\``;
}

function groupByTag(operations: Operation[]): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  }
  return [...groups];
}
