/** Roles on the test server, and the queries of them. */
import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { uniqueName, type TestApp } from "./_test-app.tsx";

/** A role, from its detail call. */
export type Role = Result<"rolesGet">;

/** The role queries of an app, without notices. */
export function roleQueriesOf({ sdk }: TestApp) {
  return resourceQueries("roles", {
    page: (query: Input<"rolesPage">, options) =>
      sdk.roles.page(query, { ...options, silent: true }),
    detail: (id, options) => sdk.roles.get(id, { ...options, silent: true }),
    create: sdk.roles.create,
    update: (body: Input<"rolesUpdate">) => sdk.roles.update(body, { silent: true }),
  });
}

/** Creates a role with a unique name. */
export async function createRole({ sdk }: TestApp, name = uniqueName("Role")): Promise<Role> {
  const { id } = await sdk.roles.create({ name, code: `r${crypto.randomUUID().slice(0, 8)}` });
  return sdk.roles.get(id);
}
