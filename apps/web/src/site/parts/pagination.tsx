import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { pageSlots } from "../page-slots.ts";

/** What a page's link carries. */
export interface PageLinkProps {
  children: ReactNode;
  rel?: "prev" | "next";
  className?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
}

interface PaginationProps {
  pageNo: number;
  pages: number;
  /** Makes the link to a page. */
  link: (pageNo: number, props: PageLinkProps) => ReactNode;
}

/** Numbered pages as links, with the neighbours spelled out. */
export function Pagination({ pageNo, pages, link }: PaginationProps) {
  const messages = useMessages().pages;
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label={messages.label}>
      {pageNo > 1 ? link(pageNo - 1, { children: messages.previous, rel: "prev" }) : null}
      <ol>
        {pageSlots(pageNo, pages).map((slot) => (
          <li key={slot}>
            {typeof slot === "number" ? (
              link(slot, {
                children: slot,
                "aria-label": messages.page(slot),
                ...(slot === pageNo ? { "aria-current": "page" } : {}),
              })
            ) : (
              <span aria-hidden>…</span>
            )}
          </li>
        ))}
      </ol>
      {pageNo < pages ? link(pageNo + 1, { children: messages.next, rel: "next" }) : null}
    </nav>
  );
}
