import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A role with its counts. */
export type Role = Result<"rolesGet">;

/** The queries and mutations of roles. */
export const roleQueries = defineQueries("roles", {
  page: silent((query: Input<"rolesPage">, options) => sdk.roles.page(query, options)),
  list: silent((query: Input<"rolesList">, options) => sdk.roles.list(query, options)),
  detail: silent((id: string, options) => sdk.roles.get(id, options)),
  create: (body: Input<"rolesCreate">) => sdk.roles.create(body, { silent: true }),
  update: (body: Input<"rolesUpdate">) => sdk.roles.update(body, { silent: true }),
  replaceGrants: (body: Input<"rolesUpdateGrants">) =>
    sdk.roles.updateGrants(body, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.roles.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.roles.delete({ id, version }, { silent: true }),
  ),
});

/** The menus a role opens. */
export const menusOfRole = (roleId: string) =>
  queryOptions({
    queryKey: [...roleQueries.keys.detail(roleId), "menus"],
    queryFn: ({ signal }) => sdk.roles.listMenus({ roleId }, { signal, silent: true }),
  });

/** The permissions a role holds. */
export const permissionsOfRole = (roleId: string) =>
  queryOptions({
    queryKey: [...roleQueries.keys.detail(roleId), "permissions"],
    queryFn: ({ signal }) => sdk.roles.listAuth({ roleId }, { signal, silent: true }),
  });
