"use client";

import { lazy, Suspense } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** One field, as it was and as it is. Null means that it had no value. */
export interface DiffField {
  id: string;
  name: string;
  before: string | null;
  after: string | null;
}

export interface DiffViewProps {
  /** The accessible name: what the changes are of. */
  label: string;
  fields: readonly DiffField[];
  /** Headings of the two sides; “Before” and “After” by default. */
  beforeLabel?: string | undefined;
  afterLabel?: string | undefined;
  className?: string | undefined;
}

/** The diff library is loaded when there is something to compare. */
const WordDiff = lazy(() =>
  import("./word-diff.tsx").then(({ WordDiff }) => ({ default: WordDiff })),
);

/**
 * Shows changes field by field: before, after, and in texts the removed and added words. Fields that did not
 * change are left out.
 *
 * @example <DiffView label="Changes" fields={[{ id: "name", name: "Name", before: "News", after: "Company news" }]} />
 */
export function DiffView({ label, fields, beforeLabel, afterLabel, className }: DiffViewProps) {
  const messages = useUiMessages();
  const changed = fields.filter((field) => field.before !== field.after);
  const labels = {
    before: beforeLabel ?? messages.before,
    after: afterLabel ?? messages.after,
  };
  if (changed.length === 0) {
    return <p className="m-0 text-sm text-muted-foreground">{messages.noChanges}</p>;
  }
  return (
    <div className={cn("@container", className)}>
      <table
        aria-label={label}
        className="w-full table-fixed border-collapse text-sm @max-md:[&_:is(thead,tbody,tr,th,td)]:block @max-md:[&_:is(th,td)]:w-full"
      >
        <thead className="@max-md:sr-only">
          <tr className="text-left text-xs text-subtle-foreground">
            <th scope="col" className="w-1/5 py-1.5 pr-3 font-medium">
              {messages.field}
            </th>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {labels.before}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {labels.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <FieldRow key={field.id} field={field} labels={labels} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FieldRowProps {
  field: DiffField;
  labels: { before: string; after: string };
}

function FieldRow({ field, labels }: FieldRowProps) {
  const { before, after } = field;
  return (
    <tr className="border-t border-border align-top">
      <th
        scope="row"
        className="py-2 pr-3 text-left font-medium wrap-anywhere text-muted-foreground"
      >
        {field.name}
      </th>
      <Side label={labels.before} text={before} other={after} kind="del" />
      <Side label={labels.after} text={after} other={before} kind="ins" />
    </tr>
  );
}

interface SideProps {
  /** Shown above the text where there is no room for columns. */
  label: string;
  text: string | null;
  other: string | null;
  kind: "del" | "ins";
}

function Side({ label, text, other, kind }: SideProps) {
  const messages = useUiMessages();
  return (
    <td className="py-2 pr-3 whitespace-pre-wrap wrap-anywhere text-foreground last:pr-0 @max-md:py-1">
      <span aria-hidden="true" className="hidden text-xs text-subtle-foreground @max-md:block">
        {label}
      </span>
      {text === null || text === "" ? (
        <span className="text-subtle-foreground">{messages.noValue}</span>
      ) : (
        <Suspense fallback={text}>
          <WordDiff text={text} other={other ?? ""} kind={kind} />
        </Suspense>
      )}
    </td>
  );
}
