import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** An account of a member of staff. */
export type User = Result<"usersPage">["records"][number];

/** The queries and mutations of accounts. */
export const userQueries = defineQueries("users", {
  page: silent((query: Input<"usersPage">, options) => sdk.users.page(query, options)),
  list: silent((query: Input<"usersList">, options) => sdk.users.list(query, options)),
  detail: silent((id: string, options) => sdk.users.get(id, options)),
  create: (body: Input<"usersAdd">) => sdk.users.add(body, { silent: true }),
  update: (body: Input<"usersUpdate">) => sdk.users.update(body, { silent: true }),
  updateMany: forEachRow((body: Input<"usersUpdate">) => sdk.users.update(body, { silent: true })),
  resetPassword: ({ id, version }: Versioned) =>
    sdk.users.resetPwd({ id, version }, { silent: true }),
  sendPasswordLink: ({ id }: Pick<User, "id" | "name" | "hasPassword">) =>
    sdk.users.sendPasswordLink({ id }, { silent: true }),
  revokePasswordLink: ({ id }: Pick<User, "id" | "name">) =>
    sdk.users.revokePasswordLink(id, { silent: true }),
  resetSecondFactor: (id: string) => sdk.users.resetSecondFactor({ id }, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.users.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.users.delete({ id, version }, { silent: true }),
  ),
});
