import { recordChange } from "../../audit/record-change.ts";
import { equals } from "../../db/crud-table.ts";
import { workgroupMembers } from "../../db/schema/index.ts";
import type { Handlers, Input } from "../../http/operation.ts";
import { answerList, notFound } from "../records.ts";
import { addMembers } from "./add-members.ts";
import { memberTable, toMembers } from "./member-record.ts";

/** Who belongs to which workgroup. */
export const workgroupMemberHandlers = {
  workgroupMembersPage: async ({ query }, { db }) => {
    const page = await memberTable.page(db, query, ...filters(query));
    return { ...page, records: await toMembers(db, page.records) };
  },

  workgroupMembersList: async ({ query }, { db }) => {
    const found = memberTable.matches(query.keyword);
    const list = await memberTable.list(db, found, ...filters(query));
    return answerList({ ...list, records: await toMembers(db, list.records) });
  },

  workgroupMembersAdd: async ({ body }, ctx) => addMembers(body, ctx),

  workgroupMembersDelete: async ({ path: { id } }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await memberTable.lock(tx, id);
      const [member] = row === undefined ? [] : await toMembers(tx, [row]);
      if (member === undefined) throw notFound();
      const { workgroupId, userId, memberRole, workgroupName, name } = member;
      await memberTable.remove(tx, id);
      const before = { workgroupId, userId, memberRole };
      const targetName = `${workgroupName}: ${name}`;
      await recordChange(tx, ctx, { targetId: id, targetName, before, after: null });
    });
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
