/** Search parameters as plain strings: `?id=1` is the text "1" and stays as it was written. */

/** Reads a query string; of a repeated key the last value counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes a query string with its question mark; empty values are omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    const text = textOf(value);
    if (text !== "") params.set(key, text);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** A parameter's text, or undefined when it is missing or blank. */
export function textParam(value: unknown): string | undefined {
  const text = textOf(value).trim();
  return text === "" ? undefined : text;
}

/** A page number; undefined for the first page and for invalid values. */
export function pageParam(value: unknown): number | undefined {
  const text = textOf(value);
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const page = Number(text);
  return page > 1 ? page : undefined;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
