import type { ReactNode } from "react";

/** A part of a long form, under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Isolated, it is not drawn anew while something beside it changes.
    <section className="isolate grid gap-3 rounded-lg border border-border bg-card p-4">
      <h2 className="m-0 text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}
