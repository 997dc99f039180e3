import type { CallInput } from "./call.ts";
import type { SdkMessages } from "./messages.ts";
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

/** Calls `visit` with each operation of a group's row in the generated table, which says how a row is written. */
export function readGroup(row: string, visit: (name: string, operation: Operation) => void): void {
  const [base = "", ...words] = row.split(" ");
  let method = "";
  for (const word of words) {
    if (/^[A-Z]+$/.test(word)) {
      method = word;
      continue;
    }
    const [address = "", kind = ""] = word.split("!");
    const [place = "", query] = address.split("?");
    const [, name = "", rest = ""] = /^(\w+)(.*)/.exec(place) ?? [];
    const path = `${base}/${rest.startsWith(":") ? rest.slice(1) : place}`;
    visit(name, { method, path, queryNames: query?.split(",") ?? [], kind });
  }
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
  const values = toRecord(input);
  const writes = method === "POST" || method === "PUT";
  const query: Record<string, unknown> = {};
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) continue;
    if (!writes || queryNames.includes(name)) query[name] = value;
    else fields[name] = value;
  }
  const hasBody = writes && (queryNames.length === 0 || Object.keys(fields).length > 0);
  return {
    method,
    path: fillPath(path, values, messages),
    query,
    body: hasBody ? (kind === "form" ? toForm(fields) : fields) : undefined,
    blob: kind === "blob",
  };
}

function toRecord(input: unknown): Record<string, unknown> {
  if (typeof input === "object" && input !== null) return { ...input };
  return input === undefined ? {} : { id: input };
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
