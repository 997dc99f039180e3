import { pageSizes } from "@atrium/hooks";
import { Pagination } from "@atrium/ui";
import type { ListPage } from "./use-list-page.ts";

/** The pages of a list, and how many rows one has. */
export function ListPagination({ page }: { page: ListPage<unknown> }) {
  return (
    <Pagination
      page={page.state.pageNo}
      pageSize={page.state.pageSize}
      total={page.total}
      truncated={page.truncated}
      {...(hasSizes(page) && { pageSizeOptions: pageSizes })}
      onPageChange={page.setPage}
      onPageSizeChange={page.setPageSize}
    />
  );
}

/** Whether another page size would show something else. */
function hasSizes({ total = 0, state }: ListPage<unknown>): boolean {
  return total > pageSizes[0] || state.pageSize !== pageSizes[0];
}
