import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A permission. */
export type Permission = Result<"authsPage">["records"][number];

/** A permission, to be given to a role. */
export type GrantablePermission = Result<"authsList">[number];

/** The queries and mutations of permissions. There is no call for a single one. */
export const permissionQueries = defineQueries("auths", {
  page: silent((query: Input<"authsPage">, options) => sdk.auths.page(query, options)),
  list: silent((query: Input<"authsList">, options) => sdk.auths.list(query, options)),
  create: (body: Input<"authsAdd">) => sdk.auths.add(body, { silent: true }),
  update: (body: Input<"authsUpdate">) => sdk.auths.update(body, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.auths.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.auths.delete({ id, version }, { silent: true }),
  ),
});
