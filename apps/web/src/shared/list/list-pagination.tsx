import { pageSizes } from "@atrium/hooks";
import { Pagination } from "@atrium/ui";
import type { ListPage } from "./use-list-page.ts";

interface ListPaginationProps {
  page: ListPage<unknown>;
  /** What the rows add up to. */
  summary?: string | undefined;
}

/** The pages of a list, and how many rows one has. */
export function ListPagination({ page, summary }: ListPaginationProps) {
  // The list itself says that it is empty.
  if (page.total === 0) return null;
  return (
    <>
      {summary && <p className="m-0 text-sm text-muted-foreground tabular-nums">{summary}</p>}
      <Pagination
        page={page.state.pageNo}
        pageSize={page.state.pageSize}
        total={page.total}
        truncated={page.truncated}
        {...(hasSizes(page) && { pageSizeOptions: pageSizes })}
        onPageChange={page.setPage}
        onPageSizeChange={page.setPageSize}
      />
    </>
  );
}

/** Whether another page size would show something else. */
function hasSizes({ total = 0, state }: ListPage<unknown>): boolean {
  return total > pageSizes[0] || state.pageSize !== pageSizes[0];
}
