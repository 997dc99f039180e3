import type { ReactNode } from "react";

interface WithBesideProps {
  /** What is read while writing: a preview, or the source of a translation; undefined for nothing. */
  beside: ReactNode;
  /** The form. It stays as it is, also where something takes its place. */
  children: ReactNode;
}

/** A form with something to read: beside it on wide screens, in its place on others. */
export function WithBeside({ beside, children }: WithBesideProps) {
  const isOpen = beside !== undefined;
  return (
    <div className={isOpen ? "grid grid-cols-1 items-start gap-4 xl:grid-cols-2" : undefined}>
      <div className={isOpen ? "min-w-0 max-xl:hidden" : undefined}>{children}</div>
      {beside}
    </div>
  );
}
