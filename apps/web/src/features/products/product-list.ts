import { zId, zKeyword, zProductKind, zProductStatus } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of products is filtered and sorted by. */
export const productList = defineList({
  filters: {
    keyword: zKeyword,
    ancestorId: zId,
    kind: zProductKind,
    status: zProductStatus,
  },
  sortFields: ["name", "code", "brand", "model", "price", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
