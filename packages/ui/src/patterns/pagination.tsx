"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Select } from "../components/select.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { pageSlots } from "./page-numbers.ts";

/** What a page's button or link receives. */
export interface PageControlProps {
  "aria-label": string;
  "aria-current"?: "page" | undefined;
  className: string;
  children: ReactNode;
}

/** Give `onPageChange` for buttons or `renderLink` for links. */
export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  /** How many entries there are; undefined while that is not known. */
  total: number | undefined;
  /** Whether there are more entries than `total`, which can be counted and paged no further. */
  truncated?: boolean | undefined;
  pageSizeOptions?: readonly number[] | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  className?: string | undefined;
} & (
  | { onPageChange: (page: number) => void; renderLink?: undefined }
  | {
      /** Draws the link to a page, spreading the props given. */
      renderLink: (page: number, props: PageControlProps) => ReactElement;
      onPageChange?: undefined;
    }
);

/**
 * Numbered pages, where one is among all entries, and how many a page has.
 *
 * @example <Pagination page={2} pageSize={20} total={95} onPageChange={setPage} />
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total = 0, truncated = false, className } = props;
  const messages = useUiMessages();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);

  return (
    <div
      className={cn(
        "flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted-foreground",
        className,
      )}
    >
      <span className="tabular-nums">
        {props.total === 0 && messages.noEntries}
        {total > 0 && messages.rangeOfTotal({ from, to, total, truncated })}
      </span>
      <PageSize {...props} />
      {pageCount > 1 && (
        <nav
          data-slot="pagination"
          aria-label={messages.pages}
          className="ml-auto flex items-center gap-0.5"
        >
          <Step
            pagination={props}
            to={page - 1}
            pageCount={pageCount}
            label={messages.previousPage}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
          </Step>
          {pageSlots(page, pageCount).map((slot) =>
            slot.kind === "gap" ? (
              <span
                key={slot.id}
                aria-hidden="true"
                className="w-5 text-center text-subtle-foreground"
              >
                …
              </span>
            ) : (
              <Step
                key={slot.page}
                pagination={props}
                to={slot.page}
                pageCount={pageCount}
                label={messages.page({ page: slot.page })}
              >
                {slot.page}
              </Step>
            ),
          )}
          <Step pagination={props} to={page + 1} pageCount={pageCount} label={messages.nextPage}>
            <ChevronRight aria-hidden="true" className="size-4" />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  pagination: PaginationProps;
  to: number;
  pageCount: number;
  label: string;
  children: ReactNode;
}

function Step({ pagination, to, pageCount, label, children }: StepProps) {
  const current = to === pagination.page;
  const className = cn(
    "inline-grid h-control-sm min-w-control-sm place-items-center rounded-md border border-transparent bg-transparent px-1.5 text-sm text-muted-foreground tabular-nums no-underline",
    current ? "border-input font-medium text-foreground" : "hover:bg-accent hover:text-foreground",
  );
  if (to < 1 || to > pageCount) {
    return (
      <span aria-hidden="true" className={cn(className, "pointer-events-none opacity-35")}>
        {children}
      </span>
    );
  }
  const control: PageControlProps = {
    "aria-label": label,
    "aria-current": current ? "page" : undefined,
    className,
    children,
  };
  if (pagination.renderLink) return pagination.renderLink(to, control);
  return <button type="button" {...control} onClick={() => pagination.onPageChange(to)} />;
}

function PageSize({ pageSize, pageSizeOptions, onPageSizeChange }: PaginationProps) {
  const messages = useUiMessages();
  if (!pageSizeOptions || !onPageSizeChange) return null;
  return (
    <Select
      aria-label={messages.pageSize}
      title={messages.pageSize}
      className="w-18"
      value={String(pageSize)}
      onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
      options={pageSizeOptions.map((size) => ({ value: String(size), label: String(size) }))}
    />
  );
}
