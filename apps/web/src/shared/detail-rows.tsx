import type { ReactNode } from "react";

/** A name and what is known under it; nothing known is left out. */
export type Detail = readonly [name: string, value: ReactNode];

/** Facts as the rows of a `dl` with two columns. */
export function DetailRows({ facts }: { facts: readonly Detail[] }) {
  return facts
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-subtle-foreground">{name}</dt>
        <dd className="m-0 wrap-anywhere">{value}</dd>
      </div>
    ));
}
