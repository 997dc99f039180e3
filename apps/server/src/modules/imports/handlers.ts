import type { Handlers } from "../operation.ts";
import { assertMayCall } from "../record-kinds.ts";
import { kindOf } from "./import-kinds.ts";
import { runImport } from "./run-import.ts";

/** Records from files of spreadsheets. */
export const importHandlers = {
  importsColumns: async ({ query: { kind } }, ctx) => {
    const { create, columns, maxRows } = kindOf({ kind, dictId: "" });
    assertMayCall(create, ctx.user);
    return {
      columns: columns.map(({ field, header, headerZh, required = false, example }) => {
        return { field, header, headerZh, required, example };
      }),
      maxRows,
    };
  },

  importsRun: async ({ body }, ctx) => runImport(body, ctx),
} satisfies Partial<Handlers>;
