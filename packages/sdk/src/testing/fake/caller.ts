/** Who calls, and what they may do. */
import type { OperationId } from "../../method.ts";
import { operationOf } from "../contract.ts";
import { Refused } from "./refused.ts";
import { textOf, textsOf, type Row } from "./values.ts";
import type { World } from "./world.ts";

/** The account of a token; undefined when its session has ended. */
export function accountOf(world: World, token: string | undefined): Row | undefined {
  const user = token === undefined ? undefined : world.find("users", world.sessions.get(token));
  return user?.["status"] === "active" ? user : undefined;
}

/** The enabled roles of an account. */
export function rolesOf(world: World, user: Row): Row[] {
  return textsOf(user, "roleIds")
    .flatMap((id) => world.find("roles", id) ?? [])
    .filter((role) => role["status"] === "enabled");
}

/** The codes of the permissions that an account holds, in the contract's order. */
export function permissionsOf(world: World, user: Row): string[] {
  const roles = rolesOf(world, user);
  const held = new Set(roles.flatMap((role) => textsOf(role, "authIds")));
  const isAdmin = roles.some((role) => role["code"] === "admin");
  return world
    .rows("auths")
    .filter((auth) => auth["status"] === "enabled" && (isAdmin || held.has(auth.id)))
    .map((auth) => textOf(auth, "code"));
}

/**
 * Refuses a caller who may not call the operation, in the server's order.
 *
 * @throws Refused `UNAUTHENTICATED`, `PASSWORD_CHANGE_REQUIRED`, `FORBIDDEN`.
 */
export function authorize(id: OperationId, world: World, user: Row | undefined): void {
  const { access, beforePasswordChange = false } = operationOf(id);
  if (access === "public") return;
  if (user === undefined) throw new Refused("UNAUTHENTICATED");
  if (user["mustChangePassword"] === true && !beforePasswordChange) {
    throw new Refused("PASSWORD_CHANGE_REQUIRED");
  }
  if (access !== "authenticated" && !permissionsOf(world, user).includes(access)) {
    throw new Refused("FORBIDDEN");
  }
}
