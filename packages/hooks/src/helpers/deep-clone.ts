/**
 * A copy of an object or array that shares nothing with it; dates, maps, sets and cycles included.
 *
 * @throws Error "error arguments" for anything else, and for objects that hold functions.
 */
export function deepClone<Value extends object>(value: Value): Value {
  if (typeof value !== "object" || value === null) throw new Error("error arguments");
  try {
    return structuredClone(value);
  } catch (cause) {
    throw new Error("error arguments", { cause });
  }
}
