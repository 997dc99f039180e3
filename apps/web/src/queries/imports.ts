import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk, session } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";

/** What is imported. */
export type ImportKind = Input<"importsRun">["kind"];

/** What becomes of a file. */
export type ImportReport = Result<"importsRun">;

/** A column that a file may have. */
export type ImportColumn = Result<"importsColumns">["columns"][number];

/** The mutation that imports a file. */
export const importQueries = defineQueries(
  "imports",
  {
    run: async (body: Input<"importsRun">) => {
      const report = await sdk.imports.run(body, { silent: true });
      // Every screen shows labels of the session's dictionaries.
      if (report.imported && body.kind === "dictItems") await session.reload("dictionaries");
      return report;
    },
  },
  { also: ["users", "products", "dicts", "dictItems"] },
);

/** The columns that a file may have. */
export const importColumns = (kind: ImportKind) =>
  queryOptions({
    queryKey: importQueries.keys.list(kind),
    queryFn: ({ signal }) => sdk.imports.columns({ kind }, { signal, silent: true }),
  });
