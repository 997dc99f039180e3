import { zEnabledStatus, zKeyword, zPositionType } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of banners is filtered and sorted by. */
export const bannerList = defineList({
  filters: { keyword: zKeyword, position: zPositionType, status: zEnabledStatus },
  sortFields: ["title", "position", "orderBy", "startAt", "endAt", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
