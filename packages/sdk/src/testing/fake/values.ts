/** Reading members of records whose types only the contract knows. */
export type Values = Record<string, unknown>;

/** A stored record. */
export interface Row extends Values {
  id: string;
  version: number;
}

/** A member that is text; empty when it is missing or null. */
export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** A member that is a number; 0 when it is missing or null. */
export function numberOf(values: Values, name: string): number {
  const value = values[name];
  return typeof value === "number" ? value : 0;
}

/** The texts of a member that is a list. */
export function textsOf(values: Values, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** The records of a member that is a list. */
export function recordsOf(values: Values, name: string): Values[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** The given members without those that are undefined. */
export function defined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The named members. */
export function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, values[name]]),
  );
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
