import { useMutation } from "@tanstack/react-query";
import { tagRule } from "../../generated/text-rules.ts";
import { useArticleTypes } from "../../shared/article-types.ts";
import { bulkEdit, type BulkEdit } from "../../shared/list/bulk-edit/bulk-edit.ts";
import { textBulkField, treeBulkField } from "../../shared/list/bulk-edit/bulk-fields.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { articleQueries, type ArticleRow } from "../../queries/articles.ts";
import {
  addTag,
  isBulkEditable,
  MAX_TAGS,
  removeTag,
  type BulkValues,
} from "./bulk-edit-articles.ts";

const { maxLength: maxTag } = tagRule;

/** What of several articles can be changed at once, while no review is under way or behind them. */
export function useArticleBulkEdit(): BulkEdit<ArticleRow> | undefined {
  const { articles: messages, list, form } = useMessages();
  const can = useViewCan();
  const update = useMutation(articleQueries.updateMany());
  const types = useArticleTypes();
  if (!can("update")) return undefined;
  const languageOf = (typeId: string) => types.rows.find(({ id }) => id === typeId)?.language;
  return bulkEdit<ArticleRow, BulkValues>({
    fields: [
      treeBulkField(types.nodes, {
        id: "type",
        label: messages.columnType,
        change: (values, typeId) => ({ ...values, typeId }),
        // The article would change its language with it.
        refusal: ({ language }, typeId) =>
          languageOf(typeId) === language ? undefined : messages.bulkOtherLanguage,
      }),
      textBulkField(maxTag, { id: "addTag", label: messages.bulkAddTag, change: addTag }),
      textBulkField(maxTag, { id: "removeTag", label: messages.bulkRemoveTag, change: removeTag }),
    ],
    valuesOf: ({ typeId, tags }) => ({ typeId, tags }),
    refusal: (article) => (isBulkEditable(article) ? undefined : messages.bulkOnlyDrafts),
    refusalOf: ({ tags }) => (tags.length > MAX_TAGS ? form.tooMany({ max: MAX_TAGS }) : undefined),
    update: update.mutateAsync,
    unchanged: list.bulkUnchanged,
  });
}
