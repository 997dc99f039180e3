import type { ReactNode } from "react";
import { AdminLink } from "../../shared/admin-link.tsx";

interface PanelRowProps {
  to: string;
  title: string;
  /** The small text below it. */
  details: ReactNode;
  /** At the right end. */
  end: ReactNode;
}

/** One line of a dashboard list. */
export function PanelRow({ to, title, details, end }: PanelRowProps) {
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2 hover:bg-accent">
      <span className="grid min-w-0">
        <AdminLink look="name" to={to} title={title} className="truncate text-sm">
          {title}
        </AdminLink>
        <span className="truncate text-xs text-subtle-foreground">{details}</span>
      </span>
      <span className="shrink-0">{end}</span>
    </li>
  );
}
