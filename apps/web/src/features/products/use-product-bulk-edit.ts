import { useMutation } from "@tanstack/react-query";
import { productStatusRule } from "../../generated/text-rules.ts";
import { bulkEdit, type BulkEdit } from "../../shared/list/bulk-edit/bulk-edit.ts";
import { selectBulkField, treeBulkField } from "../../shared/list/bulk-edit/bulk-fields.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { productQueries, type ProductOption, type ProductRow } from "../../queries/products.ts";
import { parentKinds, productNodes } from "./product-tree.ts";

type Values = Pick<ProductRow, "status" | "parentId">;

/** What of several products can be changed at once. @param tree The categories and series. */
export function useProductBulkEdit(tree: readonly ProductOption[]): BulkEdit<ProductRow> {
  const { products: messages, list } = useMessages();
  const update = useMutation(productQueries.updateMany());
  const statuses = useDictionary("productStatus");
  const kinds = parentKinds(tree);
  return bulkEdit<ProductRow, Values>({
    fields: [
      selectBulkField(statuses.options, {
        id: "status",
        label: list.status,
        change: (values, next) => {
          const status = productStatusRule.values.find((one) => one === next);
          return status === undefined ? values : { ...values, status };
        },
        refusal: ({ kind }, next) =>
          next === "discontinued" && kind !== "product" ? messages.onlyProductsEnd : undefined,
      }),
      treeBulkField(productNodes(tree), {
        id: "parent",
        label: messages.parentName,
        change: (values, parentId) => ({ ...values, parentId }),
        refusal: ({ kind }, parentId) =>
          kinds.get(parentId) === kind ? undefined : messages.noParentOfKind,
      }),
    ],
    valuesOf: ({ status, parentId }) => ({ status, parentId }),
    update: update.mutateAsync,
    unchanged: list.bulkUnchanged,
  });
}
