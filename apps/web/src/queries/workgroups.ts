import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A workgroup. */
export type Workgroup = Result<"workgroupsGet">;

/** Somebody's membership in a workgroup. */
export type Member = Result<"workgroupMembersList">[number];

/** The queries and mutations of workgroups. */
export const workgroupQueries = defineQueries(
  "workgroups",
  {
    page: silent((query: Input<"workgroupsPage">, options) => sdk.workgroups.page(query, options)),
    detail: silent((id: string, options) => sdk.workgroups.get(id, options)),
    create: (body: Input<"workgroupsCreate">) => sdk.workgroups.create(body, { silent: true }),
    update: (body: Input<"workgroupsUpdate">) => sdk.workgroups.update(body, { silent: true }),
    remove: ({ id, version }: Versioned) =>
      sdk.workgroups.delete({ id, version }, { silent: true }),
  },
  { also: ["workgroupMembers"] },
);

/** The queries and mutations of memberships, which a workgroup counts. */
export const memberQueries = defineQueries(
  "workgroupMembers",
  {
    list: silent((query: Input<"workgroupMembersList">, options) =>
      sdk.workgroupMembers.list(query, options),
    ),
    create: (body: Input<"workgroupMembersAdd">) =>
      sdk.workgroupMembers.add(body, { silent: true }),
    update: (body: Input<"workgroupMembersUpdate">) =>
      sdk.workgroupMembers.update(body, { silent: true }),
    removeMany: forEachRow(({ id, version }: Versioned) =>
      sdk.workgroupMembers.delete({ id, version }, { silent: true }),
    ),
  },
  { also: ["workgroups"] },
);

/** The workgroups to choose from: as many as one page holds; a site has a handful. */
export const workgroupChoices = workgroupQueries.page({ pageSize: 200 });
