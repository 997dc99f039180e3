/** Some properties of an object, in the order of their names. */
export function pick<T, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  // Each name is a key of the object.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}
