import type { ReactNode } from "react";

/** A part of a long form, under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-surface border border-line bg-surface p-4">
      <h2 className="m-0 text-13 font-strong">{title}</h2>
      {children}
    </section>
  );
}
