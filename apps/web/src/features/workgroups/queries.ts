import { resourceKeys, resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A workgroup. */
export type Workgroup = Result<"workgroupsGet">;

/** Somebody's membership in a workgroup. */
export type Member = Result<"workgroupMembersList">[number];

const memberKeys = resourceKeys("workgroupMembers");

/** The queries and mutations of workgroups. */
export const workgroupQueries = resourceQueries(
  "workgroups",
  {
    page: silent((query: Input<"workgroupsPage">, options) => sdk.workgroups.page(query, options)),
    detail: silent((id: string, options) => sdk.workgroups.get(id, options)),
    create: (body: Input<"workgroupsCreate">) => sdk.workgroups.create(body, { silent: true }),
    update: (body: Input<"workgroupsUpdate">) => sdk.workgroups.update(body, { silent: true }),
    remove: (id: string) => sdk.workgroups.delete(id, { silent: true }),
  },
  { also: [memberKeys.all] },
);

/** The queries and mutations of memberships; a workgroup tells how many it has. */
export const memberQueries = resourceQueries(
  "workgroupMembers",
  {
    list: silent((query: Input<"workgroupMembersList">, options) =>
      sdk.workgroupMembers.list(query, options),
    ),
    create: (body: Input<"workgroupMembersAdd">) =>
      sdk.workgroupMembers.add(body, { silent: true }),
    update: (body: Input<"workgroupMembersUpdate">) =>
      sdk.workgroupMembers.update(body, { silent: true }),
  },
  { also: [workgroupQueries.keys.all] },
);
