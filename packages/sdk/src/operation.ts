import type { CallInput } from "./call.ts";

/** One entry of the generated table, taken apart. */
export interface OperationEntry {
  method: string;
  path: string;
  queryNames: string[];
  form: boolean;
  blob: boolean;
}

/** Reads an entry such as `PUT /user/resetPwd?id` or `POST /token form`. */
export function parseOperation(entry: string): OperationEntry {
  const [method = "", address = "", kind] = entry.split(" ");
  const [path = "", query] = address.split("?");
  return {
    method,
    path,
    queryNames: query ? query.split(",") : [],
    form: kind === "form",
    blob: kind === "blob",
  };
}

/**
 * Puts a flat input where the operation wants it: the path's parameters into the path, the rest into the query of a
 * GET or DELETE and into the body of a write. A bare string is the `id`.
 */
export function routeInput(operation: OperationEntry, input: unknown): CallInput {
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  const writes = operation.method === "POST" || operation.method === "PUT";
  for (const [name, value] of Object.entries(toRecord(input))) {
    if (operation.path.includes(`{${name}}`)) path[name] = value;
    else if (!writes || operation.queryNames.includes(name)) query[name] = value;
    else body[name] = value;
  }
  return {
    method: operation.method,
    path: operation.path,
    pathParams: path,
    query,
    body: writes ? readBody(operation, body) : undefined,
    blob: operation.blob,
  };
}

function toRecord(input: unknown): object {
  if (typeof input === "object" && input !== null) return input;
  return input === undefined ? {} : { id: input };
}

function readBody(operation: OperationEntry, fields: Record<string, unknown>): unknown {
  if (operation.form) return toFormData(fields);
  return operation.queryNames.length > 0 && Object.keys(fields).length === 0 ? undefined : fields;
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (isScalar(value)) form.append(name, String(value));
  }
  return form;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
