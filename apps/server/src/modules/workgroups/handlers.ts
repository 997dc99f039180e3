import { equals } from "../../db/crud-table.ts";
import { nameKey } from "../../db/name-key.ts";
import { users, workgroups } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { assertReference } from "../assert-reference.ts";
import { changeRecord, createRecord, deleteRecord, lockRecord, readRecord } from "../records.ts";
import { toWorkgroups, workgroupKind, workgroupTable } from "./workgroup-record.ts";
import { assertUnused } from "./workgroup-usage.ts";

const taken = { workgroups_name_key_unique: "name", workgroups_code_key: "code" };

/** The members have operations of their own. */
export const workgroupHandlers = {
  workgroupsPage: async ({ query }, { db }) => {
    const page = await workgroupTable.page(db, query, equals(workgroups.status, query.status));
    return { ...page, records: await toWorkgroups(db, page.records) };
  },

  workgroupsGet: async ({ path }, ctx) => readRecord(workgroupKind, path.id, ctx),

  workgroupsCreate: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.idempotent.transaction(async (tx) => {
        await assertReference(tx, users, "leaderId", body.leaderId);
        const values = { ...body, nameKey: nameKey(body.name) };
        return createRecord(tx, workgroupKind, values, ctx);
      }),
    ),

  workgroupsUpdate: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.db.transaction(async (tx) => {
        const before = await lockRecord(tx, workgroupKind, body, ctx);
        const { id: _id, version: _version, ...changes } = body;
        await assertReference(tx, users, "leaderId", changes.leaderId);
        const key = nameKey(changes.name ?? before.name);
        return changeRecord(tx, workgroupKind, before, { ...changes, nameKey: key }, ctx);
      }),
    ),

  workgroupsDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, workgroupKind, { ...path, ...query }, ctx);
      await assertUnused(tx, row.id);
      await deleteRecord(tx, workgroupKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
