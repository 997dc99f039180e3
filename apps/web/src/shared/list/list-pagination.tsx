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
      onPageChange={page.setPage}
      onPageSizeChange={page.setPageSize}
    />
  );
}
