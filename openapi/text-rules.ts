/** What the contract allows of the texts that requests carry, as plain data: a list's filters need no validator. */

import { referencesIn } from "./references.ts";

interface TextSchema {
  type?: unknown;
  description?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface RequestContract {
  paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
  components: {
    schemas: Record<string, TextSchema>;
    parameters?: Record<string, { schema?: TextSchema }>;
  };
}

/** The module of one constant for each named kind of text that a request carries: `userStatusRule`. */
export function writeTextRules({ paths, components }: RequestContract): string {
  const { schemas, parameters } = components;
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(schemas[name]);
    }
  };
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) {
      collect([operation.parameters, operation.requestBody]);
    }
  }
  // The one that people type freely is no schema of its own.
  const rules = { Keyword: parameters?.["Keyword"]?.schema, ...pick(schemas, names) };
  return Object.entries(rules)
    .flatMap(([name, schema]) => (schema?.type === "string" ? [writeRule(name, schema)] : []))
    .join("\n");
}

function pick<Value>(values: Record<string, Value>, names: Set<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

function writeRule(
  name: string,
  { enum: values, minLength, maxLength, pattern }: TextSchema,
): string {
  const parts = [
    ...(values === undefined ? [] : [`values: ${JSON.stringify(values)}`]),
    ...(minLength === undefined ? [] : [`minLength: ${minLength}`]),
    ...(maxLength === undefined ? [] : [`maxLength: ${maxLength}`]),
    ...(pattern === undefined ? [] : [`pattern: ${String(new RegExp(pattern, "u"))}`]),
  ];
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Rule`;
  return `/** What \`${name}\` allows. */\nexport const ${constant} = { ${parts.join(", ")} } as const;\n`;
}
