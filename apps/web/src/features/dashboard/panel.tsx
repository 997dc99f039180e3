import { PanelState, type PanelStatus } from "@atrium/ui";
import { useId, type ReactNode } from "react";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useUserNavigation } from "../../shared/user-navigation.ts";

interface PanelProps {
  title: string;
  /** Where all of it is; a link for those who have that page. */
  all: { path: string; label: string };
  /** Shown instead of the content, when there is none. */
  state: PanelStatus | undefined;
  children: ReactNode;
}

/** A part of the dashboard: a short list or a chart, and the way to the whole of it. */
export function Panel({ title, all, state, children }: PanelProps) {
  const headingId = useId();
  const { pages } = useUserNavigation();
  const hasPage = pages.some(({ path }) => path === all.path.replace(/\?.*/, ""));
  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-lg border border-border bg-card"
    >
      <header className="flex items-baseline justify-between gap-3 border-b border-border px-4 py-2.5">
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        {hasPage && (
          <AdminLink
            look="text"
            to={all.path}
            className="text-sm pointer-coarse:-my-2.5 pointer-coarse:py-3"
          >
            {all.label}
          </AdminLink>
        )}
      </header>
      {state === undefined ? children : <PanelState state={state} />}
    </section>
  );
}

/** The rows of a short list. */
export function PanelList({ children }: { children: ReactNode }) {
  return <ul className="m-0 list-none divide-y divide-border p-0">{children}</ul>;
}
