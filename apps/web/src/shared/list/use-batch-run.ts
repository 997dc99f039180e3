import { useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import type { BatchFailure } from "../../queries/batch.ts";
import type { BatchAction } from "./batch-action.ts";

/** A row that something did not work for. */
export interface FailedRow<Row> {
  readonly row: Row;
  readonly failure: BatchFailure;
}

/** How far a batch has come. */
export type BatchStage<Row> =
  | { readonly name: "running"; readonly done: number; readonly count: number }
  | { readonly name: "failed"; readonly failed: readonly FailedRow<Row>[]; readonly count: number };

type BatchStep<Row> = Pick<BatchAction<Row>, "run" | "undo" | "done">;

/** Runs a batch and says what came of it. @param onDone Called when it worked for every row. */
export function useBatchRun<Row extends { readonly id: string }>(onDone: (failed: []) => void) {
  const { list: messages } = useMessages();
  const [stage, setStage] = useState<BatchStage<Row>>();
  async function start(
    rows: readonly Row[],
    { run, undo, done = messages.batchDone }: BatchStep<Row>,
  ): Promise<void> {
    const count = rows.length;
    const onProgress = (reached: number) => setStage({ name: "running", done: reached, count });
    onProgress(0);
    const failures = await run({ rows, onProgress });
    if (failures.length > 0) {
      return setStage({ name: "failed", failed: failedRows(rows, failures), count });
    }
    notices.success(done({ count }), undo?.(rows));
    onDone([]);
  }
  return { stage, start };
}

function failedRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  failures: readonly BatchFailure[],
): FailedRow<Row>[] {
  const byId = new Map(failures.map((failure) => [failure.id, failure]));
  return rows.flatMap((row) => {
    const failure = byId.get(row.id);
    return failure === undefined ? [] : [{ row, failure }];
  });
}
