import {
  idRule,
  keywordRule,
  languageRule,
  productKindRule,
  productStatusRule,
} from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of products is filtered and sorted by. */
export const productList = defineList({
  filters: {
    keyword: keywordRule,
    language: languageRule,
    ancestorId: idRule,
    kind: productKindRule,
    status: productStatusRule,
    ...changeRules,
  },
  sortFields: ["name", "code", "brand", "model", "priceAmount", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
