import { and, asc, eq, inArray } from "drizzle-orm";
import { equals } from "../../db/crud-table.ts";
import { orgs, users } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertReference } from "../assert-reference.ts";
import {
  answerList,
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  notFound,
  readRecord,
} from "../records.ts";
import {
  assertNoChildren,
  assertPosition,
  lockTree,
  MAX_LEVELS,
  nest,
  readBelow,
  ROOT_ID,
} from "../tree.ts";
import { orgKind, orgTable, readPositions, toOrgs } from "./org-record.ts";

const taken = { orgs_code_key: "code" };

export const orgHandlers = {
  orgsTree: async ({ query }, { db }) => {
    const { rows, truncated } = await readBelow([ROOT_ID], (parentIds, most) =>
      db
        .select()
        .from(orgs)
        .where(and(inArray(orgs.parentId, parentIds), equals(orgs.status, query.status)))
        .orderBy(asc(orgs.orderBy), asc(orgs.name), asc(orgs.id))
        .limit(most),
    );
    return answerList({ records: nest(await toOrgs(db, rows), ROOT_ID), truncated });
  },

  orgsChildren: async ({ path, query }, { db }) => {
    if (path.id !== ROOT_ID && !(await orgTable.get(db, path.id))) throw notFound();
    const list = await orgTable.list(db, query, eq(orgs.parentId, path.id));
    return answerList({ ...list, records: await toOrgs(db, list.records) });
  },

  orgsGet: async ({ path }, ctx) => readRecord(orgKind, path.id, ctx),

  orgsCreate: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.idempotent.transaction(async (tx) => {
        await lockTree(tx, "orgs");
        assertPosition(await readPositions(tx), body, MAX_LEVELS.orgs);
        await assertReference(tx, users, "leaderId", body.leaderId);
        return createRecord(tx, orgKind, { type: "department", ...body }, ctx);
      }),
    ),

  orgsUpdate: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.db.transaction(async (tx) => {
        await lockTree(tx, "orgs");
        const before = await lockRecord(tx, orgKind, body, ctx);
        const { id, version: _version, ...changes } = body;
        const { parentId = before.parentId } = changes;
        if (parentId !== before.parentId) {
          assertPosition(await readPositions(tx), { id, parentId }, MAX_LEVELS.orgs);
        }
        await assertReference(tx, users, "leaderId", changes.leaderId);
        return changeRecord(tx, orgKind, before, changes, ctx);
      }),
    ),

  orgsDelete: async ({ path: { id }, query }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      await lockTree(tx, "orgs");
      const row = await lockRecord(tx, orgKind, { id, ...query }, ctx);
      assertNoChildren(await tx.$count(orgs, eq(orgs.parentId, id)));
      const accounts = await tx.$count(users, eq(users.orgId, id));
      if (accounts > 0) {
        throw new AppError("IN_USE", messages.orgs.inUse, { result: { users: accounts } });
      }
      await deleteRecord(tx, orgKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
