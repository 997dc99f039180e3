import type { OperationId } from "./method.ts";
import type { CallInput } from "./call-input.ts";
import { toText } from "./rules/to-text.ts";

/** One operation of the generated table. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Path with `{parameters}`, including those of a write's query. */
  path: string;
  /** `form` for a multipart body, `blob` for a download, else empty. */
  kind: string;
}

/** Maps each operation in a group's row of the generated table, whose header describes the format. */
export function mapGroup<T>(
  group: string,
  row: string,
  make: (operation: Operation) => T,
): Record<string, T> {
  const [base = "", ...words] = row.split(" ");
  const methods: Record<string, T> = {};
  let method = "";
  for (const word of words) {
    const [, name = "", differs, rest = "", kind = ""] = /^(\w+)(:?)([^!]*)!?(.*)/.exec(word) ?? [];
    if (word === word.toUpperCase()) method = word;
    else {
      // An operationId is the group with the method's name.
      const id = (group + name[0]?.toUpperCase() + name.slice(1)) as OperationId;
      const path = `${base}/${differs ? rest : name + rest}`;
      methods[name] = make({ id, method, path, kind });
    }
  }
  return methods;
}

/**
 * Splits a flat input: path parameters into the path, the rest into the query of a GET or the body of a POST or PUT, which
 * has none when its path and query use all there can be. A DELETE takes nothing but its parameters, so that a whole record
 * may be given. A bare string is the `id`.
 */
export function routeInput({ method, path, kind }: Operation, input: unknown): CallInput {
  const fields: Record<string, unknown> =
    typeof input === "object" ? { ...input } : input === undefined ? {} : { id: input };
  const [template = "", search = ""] = path.split("?");
  const inPath = takeParameters(template, fields);
  const inQuery = takeParameters(search, fields);
  const takesBody =
    method.startsWith("P") && (!/[{?]/.test(path) || Object.keys(fields).length > 0);
  return {
    method,
    path: template,
    params: { path: inPath, query: method === "GET" ? fields : inQuery },
    body: takesBody ? (kind === "form" ? toForm(fields) : fields) : undefined,
    parseAs: kind === "blob" ? "blob" : "text",
  };
}

/** Moves the values of a text's `{parameters}` out of the fields. */
function takeParameters(text: string, fields: Record<string, unknown>): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const [, name = ""] of text.matchAll(/{(\w+)}/g)) {
    taken[name] = fields[name];
    delete fields[name];
  }
  return taken;
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) {
      form.append(name, value instanceof Blob ? value : toText(value));
    }
  }
  return form;
}
