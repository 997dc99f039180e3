import type { BatchCall } from "../../queries/batch.ts";
import { undoAction } from "../../shared/list/undo-action.ts";
import { useUndoDeletion } from "../../shared/use-undo-deletion.ts";
import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { productQueries, type ProductRow } from "../../queries/products.ts";

/** What can be done to several products at once, as far as the user may. */
export function useProductBatch(can: (action: string) => boolean): BatchAction<ProductRow>[] {
  const { products: messages, list } = useMessages();
  const update = useMutation(productQueries.updateMany());
  const removal = useMutation(productQueries.removeMany());
  const undo = useUndoDeletion("products");
  const toShelf = (status: "onShelf" | "offShelf"): BatchAction<ProductRow> => ({
    id: status,
    label: status === "onShelf" ? messages.publish : messages.unpublish,
    icon: status === "onShelf" ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />,
    confirm: ({ count }) =>
      status === "onShelf"
        ? { title: messages.publishTitle({ count }), text: messages.publishText }
        : { title: messages.unpublishTitle({ count }), text: messages.unpublishText },
    applies: (row) => row.status !== status,
    run: ({ rows, onProgress }) =>
      update.mutateAsync({
        rows: rows.map(({ id, version }) => ({ id, version, status })),
        onProgress,
      }),
    undo: (rows) => undoAction(rows, restoreStatus, list),
  });
  const restoreStatus: BatchCall<ProductRow> = ({ rows, onProgress }) =>
    update.mutateAsync({
      // The step made one version of each; whatever has more was changed by somebody else since.
      rows: rows.map(({ id, version, status }) => ({ id, version: version + 1, status })),
      onProgress,
    });
  const remove = batchDelete<ProductRow>(list, {
    confirm: ({ count }) => ({
      title: list.batchDeleteTitle({ count }),
      text: messages.batchDeleteText,
    }),
    run: removal.mutateAsync,
    undo,
  });
  return [
    ...(can("update") ? [toShelf("onShelf"), toShelf("offShelf")] : []),
    ...(can("delete") ? [remove] : []),
  ];
}
