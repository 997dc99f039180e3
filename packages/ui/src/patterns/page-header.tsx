import type { ReactNode } from "react";
import { cn } from "../lib/utils.ts";

export interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: a status, a count. */
  badge?: ReactNode | undefined;
  /** A sentence about what this page is for. */
  description?: ReactNode | undefined;
  /** Buttons, the primary one last. */
  actions?: ReactNode | undefined;
  className?: string | undefined;
}

/** The name of a page (its only h1), cut short after three lines, and what can be done there. */
export function PageHeader({ title, badge, description, actions, className }: PageHeaderProps) {
  return (
    <header className={cn("flex shrink-0 flex-wrap items-start gap-x-4 gap-y-2", className)}>
      <div className="flex min-h-control min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-3 max-sm:basis-32">
        <h1
          title={typeof title === "string" ? title : undefined}
          className="m-0 line-clamp-3 min-w-0 text-xl font-semibold wrap-anywhere"
        >
          {title}
        </h1>
        {badge}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      {description && (
        <p className="m-0 -mt-1 basis-full text-sm text-muted-foreground">{description}</p>
      )}
    </header>
  );
}
