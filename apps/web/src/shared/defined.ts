/** An object of the same properties, each of them optional and never undefined. */
export type Defined<Values extends object> = {
  [Key in keyof Values]?: Exclude<Values[Key], undefined>;
};

/** An object without what is undefined: for optional properties that must be absent rather than undefined. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // The entries are the object's own, less those that the type says may be missing.
  return Object.fromEntries(entries) as Defined<Values>;
}
