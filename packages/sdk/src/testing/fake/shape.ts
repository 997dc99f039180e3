/** Records in the shapes that the contract gives them. */
import { resolve, typesOf } from "../contract.ts";
import type { Schema } from "../contract-types.ts";
import type { Values } from "./values.ts";

/** The values that a schema has members for; what it requires and is missing is empty. */
export function shape(schema: Schema, values: Values): Values {
  const { properties = {}, required = [] } = resolve(schema);
  const entries = Object.entries(properties).flatMap(([name, member]): [string, unknown][] => {
    const value = values[name];
    if (value !== undefined) return [[name, value]];
    return required.includes(name) ? [[name, emptyOf(member)]] : [];
  });
  return Object.fromEntries(entries);
}

/** The value that a member has when nobody gave one. */
function emptyOf(schema: Schema): unknown {
  const whole = resolve(schema);
  const types = typesOf(whole);
  if (whole.enum !== undefined) return whole.enum.includes(null) ? null : whole.enum[0];
  if (types.includes("null")) return null;
  if (types.includes("array")) return [];
  if (types.includes("boolean")) return false;
  if (types.includes("integer") || types.includes("number")) return whole.minimum ?? 0;
  if (types.includes("object")) return shape(whole, {});
  if (whole.anyOf !== undefined) return null;
  return types.includes("string") ? "" : null;
}
