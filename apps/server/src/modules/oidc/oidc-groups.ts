/** More than any person is in; a token with more is cut, not refused. */
const MAX_GROUPS = 1000;

/**
 * The groups that a claim of the provider lists: texts, or one alone.
 *
 * @param claim Its name, or the names on the way to it with dots between them, such as `realm_access.roles`.
 * @returns null when the provider does not say.
 */
export function groupsOf(claims: object, claim: string): string[] | null {
  const value = memberOf(claims, claim) ?? claim.split(".").reduce(memberOf, claims as unknown);
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return null;
  return value.slice(0, MAX_GROUPS).filter((group) => typeof group === "string");
}

function memberOf(from: unknown, name: string): unknown {
  return typeof from === "object" && from !== null && Object.hasOwn(from, name)
    ? Reflect.get(from, name)
    : undefined;
}
