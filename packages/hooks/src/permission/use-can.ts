"use client";

import { useCallback } from "react";
import { useSessionUser } from "../session/use-session.ts";
import { can, type Allowed } from "./can.ts";

/**
 * Asks for actions of the page shown.
 *
 * @param permissionButtons Those of the page's route.
 * @example
 * const canDo = useCan(match.route.meta.permissionButtons);
 * return canDo("delete") ? <Button>Delete</Button> : null;
 */
export function useCan(permissionButtons: Allowed): (action: string) => boolean {
  return useCallback((action) => can(permissionButtons, action), [permissionButtons]);
}

/**
 * Asks for the signed-in user's permission codes, such as `system:role:update`.
 *
 * @example
 * const has = useHasPermission();
 * return has("system:role:update") ? <Button>Edit</Button> : null;
 */
export function useHasPermission(): (code: string) => boolean {
  const permissions = useSessionUser()?.permissions;
  return useCallback((code) => can(permissions, code), [permissions]);
}
