import { resourceKeys, resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A role with its counts. */
export type Role = Result<"rolesGet">;

/** A permission. */
export type Auth = Result<"authsList">[number];

/** The queries and mutations of roles. */
export const roleQueries = resourceQueries("roles", {
  page: silent((query: Input<"rolesPage">, options) => sdk.roles.page(query, options)),
  detail: silent((id: string, options) => sdk.roles.get(id, options)),
  create: (body: Input<"rolesCreate">) => sdk.roles.create(body, { silent: true }),
  update: (body: Input<"rolesUpdate">) => sdk.roles.update(body, { silent: true }),
  remove: (id: string) => sdk.roles.delete(id, { silent: true }),
});

/** The menus a role opens. */
export function menusOfRole(roleId: string) {
  return queryOptions({
    queryKey: [...roleQueries.keys.detail(roleId), "menus"],
    queryFn: ({ signal }) => sdk.roles.listMenus({ roleId }, { signal, silent: true }),
  });
}

/** The permissions a role holds. */
export function authsOfRole(roleId: string) {
  return queryOptions({
    queryKey: [...roleQueries.keys.detail(roleId), "auths"],
    queryFn: ({ signal }) => sdk.roles.listAuth({ roleId }, { signal, silent: true }),
  });
}

/** The people who hold a role, in brief. */
export function peopleOfRole(roleId: string) {
  return queryOptions({
    queryKey: resourceKeys("users").list({ roleId }),
    queryFn: ({ signal }) => sdk.users.list({ roleId }, { signal, silent: true }),
  });
}

/** Every permission there is. */
export const allAuths = queryOptions({
  queryKey: resourceKeys("auths").list({}),
  queryFn: ({ signal }) => sdk.auths.list({}, { signal, silent: true }),
});

/** Replaces the menus a role opens. */
export const replaceMenus = {
  mutationFn: (body: Input<"rolesUpdateMenus">) => sdk.roles.updateMenus(body, { silent: true }),
  onSuccess: forgetRoles,
};

/** Replaces the permissions a role holds. */
export const replaceAuths = {
  mutationFn: (body: Input<"rolesUpdateAuth">) => sdk.roles.updateAuth(body, { silent: true }),
  onSuccess: forgetRoles,
};

function forgetRoles(
  _result: unknown,
  _body: unknown,
  _kept: unknown,
  { client }: { client: QueryClient },
) {
  return client.invalidateQueries({ queryKey: roleQueries.keys.all });
}
