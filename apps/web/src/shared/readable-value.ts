import { exactTime } from "./time.tsx";

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * Formats a logged value: texts without quotation marks, dates in the reader's locale, lists and objects over several
 * lines. Invalid JSON is shown as it is.
 */
export function readableValue(json: string | null, tag: string): string | null {
  if (json === null) return null;
  const value = parsed(json);
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  return instant.test(value) ? exactTime(new Date(value), tag) : value;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
