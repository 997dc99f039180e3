import { cn } from "@atrium/ui";
import type { ReactNode } from "react";
import { AdminLink } from "../../shared/admin-link.tsx";

interface HealthFactProps {
  name: string;
  /** The list behind the number. */
  path?: string;
  isWarning?: boolean;
  children: ReactNode;
}

/** A fact about the site, with its name. */
export function HealthFact({ name, path, isWarning = false, children }: HealthFactProps) {
  return (
    <div className="relative grid content-start gap-0.5 bg-card px-4 py-3 has-[a]:hover:bg-accent">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className={cn("m-0 font-semibold tabular-nums", isWarning && "text-warning")}>
        {path === undefined ? (
          children
        ) : (
          <AdminLink look="name" to={path} className="after:absolute after:inset-0">
            {children}
          </AdminLink>
        )}
      </dd>
    </div>
  );
}
