import { resolve, typesOf } from "./contract.ts";
import type { Schema, TypeName } from "./contract-types.ts";

/** The query as the server reads it: text turned into what the parameter's schema wants, where it can be. */
export function readQuery(schema: Schema, params: URLSearchParams): Record<string, unknown> {
  const properties = schema.properties ?? {};
  const read = [...new Set(params.keys())].map((name): [string, unknown] => {
    const parameter = Object.hasOwn(properties, name) ? resolve(properties[name] ?? {}) : {};
    return [name, readParameter(parameter, params.getAll(name))];
  });
  return Object.fromEntries(read);
}

function readParameter(schema: Schema, texts: string[]): unknown {
  const { items } = schema;
  if (items !== undefined) return texts.map((text) => readScalar(typesOf(resolve(items)), text));
  const [text = "", ...more] = texts;
  return more.length > 0 ? texts : readScalar(typesOf(schema), text);
}

function readScalar(types: TypeName[], text: string): unknown {
  const isNumeric = types.includes("integer") || types.includes("number");
  if (isNumeric && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  return text;
}
