import { equals } from "../../db/crud-table.ts";
import { workgroupMembers } from "../../db/schema/index.ts";
import type { Handlers, Input } from "../operation.ts";
import { answerList } from "../records.ts";
import { addMembers } from "./add-members.ts";
import { changeMember, removeMember } from "./change-member.ts";
import { memberTable, toMembers } from "./member-record.ts";

export const workgroupMemberHandlers = {
  workgroupMembersPage: async ({ query }, { db }) => {
    const page = await memberTable.page(db, query, ...filters(query));
    return { ...page, records: await toMembers(db, page.records) };
  },

  workgroupMembersList: async ({ query }, { db }) => {
    const found = memberTable.matches(query.keyword);
    const list = await memberTable.list(db, query, found, ...filters(query));
    return answerList({ ...list, records: await toMembers(db, list.records) });
  },

  workgroupMembersAdd: async ({ body }, ctx) => addMembers(body, ctx),

  workgroupMembersUpdate: async ({ body }, ctx) => changeMember(body, ctx),

  workgroupMembersDelete: async ({ path, query }, ctx) => {
    await removeMember({ ...path, ...query }, ctx);
    return null;
  },
} satisfies Partial<Handlers>;

function filters(query: Input<"workgroupMembersList">["query"]) {
  const { workgroupId, userId, memberRole } = query;
  return [
    equals(workgroupMembers.workgroupId, workgroupId),
    equals(workgroupMembers.userId, userId),
    equals(workgroupMembers.memberRole, memberRole),
  ];
}
