import { ConfirmDialog, Field, TreeSelect } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toTree } from "../../shared/article-types.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { refusedCounts } from "../../shared/refused-counts.ts";
import { typeQueries, type ArticleType, type TypeRow } from "../../queries/article-types.ts";

interface DeleteTypeProps {
  type: ArticleType;
  types: readonly TypeRow[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a type and asks where to move its articles; shows what blocks it. */
export function DeleteType({ type, types, onDeleted, onClose }: DeleteTypeProps) {
  const { articleTypes: messages, list, trees } = useMessages();
  const [placeId, setPlaceId] = useState<string | null>(null);
  const removal = useMutation(
    typeQueries.remove({
      onSuccess: () => {
        notices.success(list.deleted({ name: type.name }));
        onDeleted();
        onClose();
      },
    }),
  );
  const seen = { id: type.id, version: type.version };
  const { children, articles } = refusedCounts(removal.error);
  // Those in the trash show themselves only when the deletion is refused.
  const hasArticles = type.articleCount > 0 || articles !== undefined;
  const reason = () => {
    if (children) return trees.hasChildren({ count: children });
    return articles ? messages.inUse({ count: articles }) : removal.error?.message;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={list.deleteTitle({ name: type.name })}
      description={
        type.publishedVersionNo === null
          ? messages.deleteText({ count: type.articleCount })
          : messages.deleteLiveText({ count: type.articleCount })
      }
      confirmLabel={list.delete}
      loading={removal.isPending}
      onConfirm={() =>
        removal.mutate({ ...seen, ...(placeId !== null && { moveToTypeId: placeId }) })
      }
      error={removal.error && reason()}
    >
      {hasArticles && (
        <Field label={messages.moveTo} help={messages.moveToHelp} optional>
          <TreeSelect
            label={messages.moveTo}
            nodes={toTree(types.filter(({ id }) => id !== type.id))}
            value={placeId}
            onValueChange={setPlaceId}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
