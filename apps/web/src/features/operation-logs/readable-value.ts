/**
 * A value of the log for people: a text without its quotation marks, a list or object spread over lines. What is no
 * JSON is shown as it is.
 */
export function readableValue(json: string | null): string | null {
  if (json === null) return null;
  const value = parsed(json);
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
