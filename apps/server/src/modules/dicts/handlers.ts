import { eq } from "drizzle-orm";
import { camelCase } from "../../db/camel-case.ts";
import { equals } from "../../db/crud-table.ts";
import { dictItems, dicts } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers, Input } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  answerList,
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  readRecord,
} from "../records.ts";
import { assertNoChildren } from "../tree.ts";
import { dictKind, dictTable, toDicts } from "./dict-record.ts";

const taken = {
  dicts_code_unique: "code",
  // Screens use the camelCase names: two codes with the same one could not be told apart.
  dicts_code_key_unique: {
    field: "code",
    errorCode: "DICT_CODE_COLLISION",
    message: messages.dicts.collision,
  },
} as const;

/** Built-in dictionaries keep their codes and values. */
export const dictsHandlers = {
  dictsPage: async ({ query }, { db }) => {
    const page = await dictTable.page(db, query, ...filters(query));
    return { ...page, records: await toDicts(db, page.records) };
  },

  dictsList: async ({ query }, { db }) => {
    const list = await dictTable.list(db, query, ...filters(query));
    return answerList({ ...list, records: await toDicts(db, list.records) });
  },

  dictsGet: async ({ path }, ctx) => readRecord(dictKind, path.id, ctx),

  dictsSave: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.idempotent.transaction(async (tx) => {
        const values = { ...body, codeKey: camelCase(body.code) };
        return createRecord(tx, dictKind, values, ctx);
      }),
    ),

  dictsUpdate: async ({ body }, ctx) =>
    refuseDuplicates(taken, () =>
      ctx.db.transaction(async (tx) => {
        const before = await lockRecord(tx, dictKind, body, ctx);
        const { id: _id, version: _version, ...changes } = body;
        const { code = before.code } = changes;
        if (before.system && code !== before.code) throw builtIn();
        const values = { ...changes, codeKey: camelCase(code) };
        return changeRecord(tx, dictKind, before, values, ctx);
      }),
    ),

  dictsDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, dictKind, { ...path, ...query }, ctx);
      if (row.system) throw builtIn();
      assertNoChildren(await tx.$count(dictItems, eq(dictItems.dictId, row.id)));
      await deleteRecord(tx, dictKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

function filters({ code, status }: Input<"dictsList">["query"]) {
  return [equals(dicts.code, code), equals(dicts.status, status)];
}

function builtIn(): AppError {
  return new AppError("BUILTIN_READONLY", messages.dicts.builtIn);
}
