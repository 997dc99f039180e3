/** Values a query may hold; arrays become repeated keys. */
export type QueryParams = Record<string, unknown>;

/**
 * Leaves out the parameters that carry nothing: `undefined`, `null`, the empty string and the empty array. 0 and false
 * are values and stay (specification section 5, "empty or undefined query parameters are dropped").
 */
export function dropEmptyParams(params: QueryParams): QueryParams {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === undefined || value === null || value === "";
}
