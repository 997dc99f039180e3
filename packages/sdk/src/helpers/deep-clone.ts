/**
 * A copy of an object or array that shares nothing with it; dates, maps, sets and cycles included. Instances of a class
 * become plain objects.
 *
 * @throws Error "error arguments" (specification section 8) for anything else, and for objects with functions.
 * @example
 * const draft = deepClone(article);
 */
export function deepClone<Value extends object>(value: Value): Value {
  if (typeof value !== "object" || value === null) throw new Error("error arguments");
  try {
    return structuredClone(value);
  } catch (cause) {
    throw new Error("error arguments", { cause });
  }
}
