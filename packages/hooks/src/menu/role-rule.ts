/**
 * Roles of which one is needed, and those asked for further up.
 *
 * @example
 * const rule: RoleRule = { anyOf: ["editor", "publisher"], within: undefined };
 */
export interface RoleRule {
  readonly anyOf: readonly string[];
  readonly within: RoleRule | undefined;
}
