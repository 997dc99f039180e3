import { useId, type ReactNode } from "react";

export interface ProfileSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One subject of the own account. */
export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-lg border border-border bg-card p-4"
    >
      <div className="grid gap-0.5">
        <h2 id={id} className="m-0 text-base font-semibold">
          {title}
        </h2>
        <p className="m-0 text-sm text-muted-foreground">{description}</p>
      </div>
      {children}
    </section>
  );
}
