import type { ReactNode } from "react";

/** A term and its value; rows without a value are omitted. */
export type Detail = readonly [name: string, value: ReactNode];

/** The rows of a description list in two columns. */
export function DetailRows({ rows }: { rows: readonly Detail[] }) {
  return rows
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-subtle-foreground">{name}</dt>
        <dd className="m-0 wrap-anywhere">{value}</dd>
      </div>
    ));
}
