/** Writes the SDK's table of operations and the interface its methods are seen through. */
import type { Operation } from "./operations.ts";

const httpMethods = ["GET", "POST", "PUT", "DELETE"];

/** The source of `packages/sdk/src/generated/operations.ts`. */
export function writeSdkInterface(operations: Operation[]): string {
  return [
    'import type { Method } from "../method.ts";\n',
    writeTable(operations),
    writeInterface(operations),
  ].join("\n");
}

const tableDocs = `/**
 * Every operation by group, one row each, small because it is downloaded. A row is the path its operations have in
 * common, then an HTTP method before each of the operations it holds for. An operation is written \`name\` when its path
 * ends with its name, \`name/rest\` when it goes on, \`name:rest\` when it differs; a write has its query parameters at the
 * end of the path. \`!form\` stands for a multipart body, \`!blob\` for a file that answers.
 */`;

function writeTable(operations: Operation[]): string {
  const rows = groupByTag(operations).map(
    ([group, members]) => `  ${group}:\n    "${writeRow(members)}",`,
  );
  return `${tableDocs}\nexport const operationTable = {\n${rows.join("\n")}\n};\n`;
}

function writeRow(operations: Operation[]): string {
  const base = commonBase(operations.map((operation) => operation.path));
  const words = httpMethods.flatMap((httpMethod) => {
    const members = operations.filter((operation) => operation.httpMethod === httpMethod);
    // In the same order everywhere, rows repeat each other and compress well.
    const places = members.map((operation) => writeOperation(operation, base)).sort();
    return places.length > 0 ? [httpMethod, ...places] : [];
  });
  return [base, ...words].join(" ");
}

/** The folders that all paths lie in, such as `/api/dtArticle`. */
function commonBase(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/").slice(0, -1));
  const differs = first.findIndex((part, i) => others.some((other) => other[i] !== part));
  return first.slice(0, differs === -1 ? first.length : differs).join("/");
}

function writeOperation({ method, path, ...rest }: Operation, base: string): string {
  const place = path.slice(base.length + 1);
  const isNamed = place === method || place.startsWith(`${method}/`);
  const writes = rest.httpMethod === "POST" || rest.httpMethod === "PUT";
  // The rest of a write's input is its body, so its query has to be marked.
  const pairs = writes ? rest.queryNames.map((name) => `${name}={${name}}`) : [];
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  const kind = (rest.form ? "!form" : "") + (rest.file ? "!blob" : "");
  return (isNamed ? place : `${method}:${place}`) + query + kind;
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
