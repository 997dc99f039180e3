import { queryOptions } from "@tanstack/react-query";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import type { Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** An organisation. */
export type Org = Result<"orgsGet">;

/** The queries and mutations of organisations; a list has the direct children of one. */
export const orgQueries = defineQueries("orgs", {
  list: silent((parentId: string, options) => sdk.orgs.children(parentId, options)),
  detail: silent((id: string, options) => sdk.orgs.get(id, options)),
  create: (body: Input<"orgsCreate">) => sdk.orgs.create(body, { silent: true }),
  update: (body: Input<"orgsUpdate">) => sdk.orgs.update(body, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.orgs.delete({ id, version }, { silent: true }),
});

/** The organisations, nested. */
export const orgTree = queryOptions({
  queryKey: [...orgQueries.keys.lists, "tree"],
  queryFn: ({ signal }) => sdk.orgs.tree({}, { signal, silent: true }),
});
