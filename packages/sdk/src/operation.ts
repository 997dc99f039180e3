import type { CallInput } from "./call.ts";
import type { SdkMessages } from "./messages.ts";
import { readAnswer, readFile } from "./read-answer.ts";
import { fillPath } from "./rules/fill-path.ts";

/** One operation of the generated table. */
export interface Operation {
  method: string;
  /** Path with `{parameters}`. */
  path: string;
  /** Query parameters of a write; those of the other methods need no names, all that is left is theirs. */
  queryNames: string[];
  /** `form` for a multipart body, `blob` when a file answers, else empty. */
  kind: string;
}

/** Makes something of each operation in a group's row of the generated table, which says itself how it is written. */
export function mapGroup<T>(row: string, make: (operation: Operation) => T): Record<string, T> {
  const [base = "", ...words] = row.split(" ");
  const group: Record<string, T> = {};
  let method = "";
  for (const word of words) {
    const [, name = "", differs, rest = "", query = "", kind = ""] =
      /^(\w+)(:?)([^?!]*)\??([^!]*)!?(.*)/.exec(word) ?? [];
    if (word === word.toUpperCase()) method = word;
    else {
      const path = `${base}/${differs ? rest : name + rest}`;
      group[name] = make({ method, path, queryNames: query.split(","), kind });
    }
  }
  return group;
}

/**
 * Puts a flat input where the operation wants it: the path's parameters into the path, the rest into the query of a
 * GET or DELETE and into the body of a write. A bare string is the `id`.
 *
 * @throws ApiError of kind `usage` when the path lacks a value.
 */
export function routeInput(
  { method, path, queryNames, kind }: Operation,
  input: unknown,
  messages: SdkMessages,
): CallInput {
  const values: Record<string, unknown> =
    typeof input === "object" ? { ...input } : input === undefined ? {} : { id: input };
  const takesBody = method === "POST" || method === "PUT";
  const query: Record<string, unknown> = {};
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) continue;
    if (takesBody && !queryNames.includes(name)) fields[name] = value;
    else query[name] = value;
  }
  const hasBody = takesBody && (!queryNames[0] || Object.keys(fields).length > 0);
  return {
    method,
    path: fillPath(path, values, messages),
    query,
    body: hasBody ? (kind === "form" ? toForm(fields) : fields) : undefined,
    read: kind === "blob" ? readFile : readAnswer,
  };
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) {
      form.append(name, value instanceof Blob ? value : String(value));
    }
  }
  return form;
}
