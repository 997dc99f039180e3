import type { ReactNode } from "react";
import type { BatchCall, BatchFailure } from "../../queries/batch.ts";
import type { NoticeAction } from "../notices.tsx";

/** The action of a notice that takes back what was done to rows. */
export type BatchUndo<Row> = (rows: readonly Row[]) => NoticeAction;

/** Something that can be done to many rows. */
export interface BatchAction<Row> {
  readonly id: string;
  /** The verb on the button. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Cannot be undone. */
  readonly danger?: boolean;
  /** What it asks before it begins. */
  readonly confirm: (p: { count: number }) => {
    title: string;
    text: string;
    /** The verb on its button, where the question has one of its own. */
    label?: string;
  };
  /** What it says when it worked for all of them. */
  readonly done?: (p: { count: number }) => string;
  /** Rows it makes no sense for are left out. */
  readonly applies?: (row: Row) => boolean;
  /** Does it, such as the `mutateAsync` of a verb for many. */
  readonly run: BatchCall<Row>;
  /** Says why it did not work for a row, where that is more than the refusal's own words. */
  readonly explain?: (failure: BatchFailure) => string;
  /** Undoes it, where that is possible. */
  readonly undo?: BatchUndo<Row> | undefined;
}
