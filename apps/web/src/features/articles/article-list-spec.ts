import type { ListSpec, ListState } from "@atrium/hooks/resource";
import type { Input } from "@atrium/sdk";
import { zKeyword } from "../../generated/form-schemas.ts";
import { defined } from "../../shared/defined.ts";

type PageQuery = Input<"articlesPage">;

const sortFields = ["title", "readCount", "publishedAt", "updatedAt"] as const;

/** What the article list keeps in its address. */
export const articleListSpec: ListSpec = {
  filters: ["keyword", "typeId", "displayStatus", "tag"],
  sortFields,
  defaultSort: { field: "updatedAt", order: "desc" },
  defaultPageSize: 20,
};

const displayStatuses = [
  "draft",
  "reviewing",
  "returned",
  "rejected",
  "withdrawn",
  "approved",
  "scheduled",
  "published",
  "publishedChanged",
  "publishedReviewing",
  "offline",
] as const satisfies readonly PageQuery["displayStatus"][];

/** The page call for what the address says; a value the server does not know is left out. */
export function toPageQuery(state: ListState): PageQuery {
  const { pageNo, pageSize, filters, sort } = state;
  const { keyword, typeId, tag } = filters;
  return defined({
    pageNo,
    pageSize,
    keyword: zKeyword.safeParse(keyword).data,
    typeId,
    tag,
    displayStatus: displayStatuses.find((known) => known === filters.displayStatus),
    sortField: sortFields.find((known) => known === sort?.field),
    sortOrder: sort?.order,
  });
}
