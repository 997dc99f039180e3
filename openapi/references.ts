/** Names of the contract's schemas that a part of it refers to, at whatever depth. */
export function referencesIn(value: unknown): string[] {
  const names = JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return Array.from(names, ([, name = ""]) => name);
}
