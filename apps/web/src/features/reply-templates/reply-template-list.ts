import {
  keywordRule,
  replyTemplateKindRule,
  templateLanguageRule,
} from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of reply templates is filtered and sorted by. */
export const replyTemplateList = defineList({
  filters: {
    keyword: keywordRule,
    kind: replyTemplateKindRule,
    language: templateLanguageRule,
    ...changeRules,
  },
  sortFields: ["title", "updatedAt"],
  defaultSort: { field: "title", order: "asc" },
});
