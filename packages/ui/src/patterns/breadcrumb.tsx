"use client";

import { ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";

/** One step of the path; the last is the current page. */
export interface BreadcrumbItem {
  id: string;
  label: string;
  href?: string | undefined;
}

export interface BreadcrumbProps {
  items: readonly BreadcrumbItem[];
  /** Renders a link with the application's router; an `<a>` by default. */
  renderLink?: ((item: BreadcrumbItem, props: BreadcrumbLinkProps) => ReactElement) | undefined;
  className?: string | undefined;
}

/** What a step's link receives. */
export interface BreadcrumbLinkProps {
  className: string;
  children: ReactNode;
}

/** The path from the top to the current page; on a phone only the page's name. */
export function Breadcrumb({ items, renderLink, className }: BreadcrumbProps) {
  const messages = useUiMessages();
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={messages.breadcrumb}
      className={cn("min-w-0", className)}
    >
      <ol className="m-0 flex min-w-0 list-none items-center gap-1 p-0 text-sm">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={item.id}
              // A long name is truncated before the steps that lead to it, which are short.
              className={cn(
                "flex items-center gap-1",
                last ? "shrink-[9999] max-sm:min-w-0 sm:min-w-24" : "min-w-0 max-sm:hidden",
              )}
            >
              {index > 0 && (
                <ChevronRight
                  aria-hidden="true"
                  className="size-3 shrink-0 text-subtle-foreground max-sm:hidden"
                />
              )}
              <Step item={item} last={last} renderLink={renderLink} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepProps {
  item: BreadcrumbItem;
  last: boolean;
  renderLink: BreadcrumbProps["renderLink"];
}

function Step({ item, last, renderLink }: StepProps) {
  if (last || item.href === undefined) {
    return (
      <span
        title={item.label}
        className={cn("truncate", last ? "text-foreground" : "text-subtle-foreground")}
        {...(last && { "aria-current": "page" as const })}
      >
        {item.label}
      </span>
    );
  }
  const link = {
    className:
      "-my-0.5 truncate py-0.5 text-muted-foreground no-underline hover:text-foreground hover:underline",
    children: item.label,
  };
  if (renderLink) return renderLink(item, link);
  return (
    <a href={item.href} className={link.className}>
      {item.label}
    </a>
  );
}
