/** Writes the table that the SDK makes its methods from. */
import { groupByTag, type Operation } from "./operations.ts";

const httpMethods = ["GET", "POST", "PUT", "DELETE"];

const tableDocs = `/**
 * Every operation by group, one row each, small because it is downloaded. A row is the path its operations have in
 * common, then an HTTP method before each of the operations it holds for. An operation is written \`name\` when its path
 * ends with its name, \`name/rest\` when it goes on, \`name:rest\` when it differs; a write has its query parameters at the
 * end of the path, or a question mark alone when it takes nothing at all. \`!form\` stands for a multipart body,
 * \`!blob\` for a file that answers.
 */`;

/** The table of `packages/sdk/src/generated/operations.ts`. */
export function writeTable(operations: Operation[]): string {
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
  // The rest of a POST's or PUT's input is its body, and the rest of a DELETE's is not sent, so their query has to be marked.
  const names = rest.parameters.filter((each) => each.in === "query").map(({ name }) => name);
  const pairs = rest.httpMethod !== "GET" ? names.map((name) => `${name}={${name}}`) : [];
  const takesNothing = ["POST", "PUT"].includes(rest.httpMethod) && rest.body === undefined;
  const query = pairs.length > 0 || takesNothing ? `?${pairs.join("&")}` : "";
  const kind = (rest.form ? "!form" : "") + (rest.file ? "!blob" : "");
  return (isNamed ? place : `${method}:${place}`) + query + kind;
}
