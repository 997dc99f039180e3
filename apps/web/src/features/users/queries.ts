import { resourceKeys, resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** An account of a member of staff. */
export type User = Result<"usersPage">["records"][number];

/** The queries and mutations of accounts. */
export const userQueries = resourceQueries("users", {
  page: silent((query: Input<"usersPage">, options) => sdk.users.page(query, options)),
  detail: silent((id: string, options) => sdk.users.get(id, options)),
  create: (body: Input<"usersAdd">) => sdk.users.add(body, { silent: true }),
  update: (body: Input<"usersUpdate">) => sdk.users.update(body, { silent: true }),
  remove: (id: string) => sdk.users.delete(id, { silent: true }),
});

/** The roles an account may hold. */
export const roleChoices = queryOptions({
  queryKey: resourceKeys("roles").list({}),
  queryFn: ({ signal }) => sdk.roles.list({}, { signal, silent: true }),
});

/** The workgroups to find accounts by. */
export const workgroupChoices = queryOptions({
  queryKey: resourceKeys("workgroups").page({ pageSize: 200 }),
  queryFn: ({ signal }) => sdk.workgroups.page({ pageSize: 200 }, { signal, silent: true }),
});
