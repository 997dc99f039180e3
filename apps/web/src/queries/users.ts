import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import type { CandidateQuery } from "./circulations.ts";
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
  unlinkIdentity: (id: string) => sdk.users.unlinkIdentity({ id }, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.users.delete({ id, version }, { silent: true }),
  deactivate: (body: Input<"usersDeactivate">) => sdk.users.deactivate(body, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.users.delete({ id, version }, { silent: true }),
  ),
});

/** What is open with somebody, of one kind. */
export type OpenWork = Result<"usersOpenWork">[number];

/** What is open with somebody who leaves. */
export const openWorkOf = (id: string) =>
  queryOptions({
    queryKey: userQueries.keys.list({ openWork: id }),
    queryFn: ({ signal }) => sdk.users.openWork(id, { signal, silent: true }),
    // What happens next is decided by it.
    staleTime: 0,
  });

/** Whom somebody's work of a kind can be handed over to. */
export const handOverCandidates = (id: string, kind: OpenWork["kind"], query: CandidateQuery) =>
  queryOptions({
    queryKey: userQueries.keys.list({ handOver: id, kind, ...query }),
    queryFn: ({ signal }) =>
      sdk.users.handOverCandidates({ id, kind, ...query }, { signal, silent: true }),
  });
