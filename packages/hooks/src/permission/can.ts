/**
 * A list of what is allowed; anything absent allows nothing.
 *
 * @example
 * const allowed: Allowed = content.user.permissions;
 */
export type Allowed = readonly string[] | null | undefined;

/**
 * Whether an action is among those allowed: the permission buttons of a page, the
 * `allowedActions` of a record, or a user's permission codes. Fails closed: no list, no action and
 * anything but a list of strings allows nothing.
 *
 * @example
 * can(match.route.meta.permissionButtons, "delete") && can(article.allowedActions, "delete");
 */
export function can(allowed: Allowed, action: string): boolean {
  return action !== "" && Array.isArray(allowed) && allowed.includes(action);
}

/**
 * Whether all of several actions are allowed; no action at all is not.
 *
 * @example
 * canAll(article.allowedActions, ["update", "publish"]);
 */
export function canAll(allowed: Allowed, actions: readonly string[]): boolean {
  return actions.length > 0 && actions.every((action) => can(allowed, action));
}

/**
 * Whether at least one of several actions is allowed.
 *
 * @example
 * canAny(match.route.meta.permissionButtons, ["add", "import"]);
 */
export function canAny(allowed: Allowed, actions: readonly string[]): boolean {
  return actions.some((action) => can(allowed, action));
}
