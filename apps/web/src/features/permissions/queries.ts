import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A permission. */
export type Permission = Result<"authsPage">["records"][number];

/** The queries and mutations of permissions. There is no call for a single one. */
export const permissionQueries = resourceQueries("auths", {
  page: silent((query: Input<"authsPage">, options) => sdk.auths.page(query, options)),
  create: (body: Input<"authsAdd">) => sdk.auths.add(body, { silent: true }),
  update: (body: Input<"authsUpdate">) => sdk.auths.update(body, { silent: true }),
  remove: (id: string) => sdk.auths.delete(id, { silent: true }),
});
