import {
  enabledStatusRule,
  keywordRule,
  languageRule,
  positionTypeRule,
} from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of banners is filtered and sorted by. */
export const bannerList = defineList({
  filters: {
    keyword: keywordRule,
    language: languageRule,
    position: positionTypeRule,
    status: enabledStatusRule,
    ...changeRules,
  },
  sortFields: ["title", "position", "orderBy", "startAt", "endAt", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
