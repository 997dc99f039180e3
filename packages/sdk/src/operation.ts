import type { CallInput } from "./call-input.ts";
import type { SdkMessages } from "./messages.ts";
import { readResponse, readDownload } from "./read-response.ts";
import { fillPath } from "./rules/fill-path.ts";
import { toText } from "./rules/to-text.ts";

/** One operation of the generated table. */
export interface Operation {
  method: string;
  /** Path with `{parameters}`, including those of a write's query. */
  path: string;
  /** `form` for a multipart body, `blob` for a download, else empty. */
  kind: string;
}

/** Maps each operation in a group's row of the generated table, whose header describes the format. */
export function mapGroup<T>(row: string, make: (operation: Operation) => T): Record<string, T> {
  const [base = "", ...words] = row.split(" ");
  const group: Record<string, T> = {};
  let method = "";
  for (const word of words) {
    const [, name = "", differs, rest = "", kind = ""] = /^(\w+)(:?)([^!]*)!?(.*)/.exec(word) ?? [];
    if (word === word.toUpperCase()) method = word;
    else group[name] = make({ method, path: `${base}/${differs ? rest : name + rest}`, kind });
  }
  return group;
}

/**
 * Splits a flat input: path parameters into the path, the rest into the query of a GET or DELETE or into the body of a
 * write, which has none when the path uses all there can be. A bare string is the `id`.
 *
 * @throws ApiError of kind `usage` when the path lacks a value.
 */
export function routeInput(
  { method, path, kind }: Operation,
  input: unknown,
  messages: SdkMessages,
): CallInput {
  const fields: Record<string, unknown> =
    typeof input === "object" ? { ...input } : input === undefined ? {} : { id: input };
  const filled = fillPath(path, fields, messages);
  const takesBody = method.startsWith("P") && (path === filled || Object.keys(fields).length > 0);
  return {
    method,
    path: filled,
    query: takesBody ? {} : fields,
    body: takesBody ? (kind === "form" ? toForm(fields) : fields) : undefined,
    read: kind === "blob" ? readDownload : readResponse,
  };
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
