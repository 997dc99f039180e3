import { useId, type ReactNode } from "react";

/** Props of `ProfileSection`. */
export interface ProfileSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One subject of the own account. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-surface border border-line bg-surface p-4"
    >
      <div className="grid gap-0.5">
        <h2 id={id} className="m-0 text-14 font-strong">
          {title}
        </h2>
        <p className="m-0 text-13 text-ink-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
