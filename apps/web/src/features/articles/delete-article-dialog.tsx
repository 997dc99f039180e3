import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { undoAction } from "../../shared/list/undo-action.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { articleQueries, type ArticleRow } from "../../queries/articles.ts";
import { useUntrash } from "./use-untrash.ts";

interface DeleteArticleDialogProps {
  article: Pick<ArticleRow, "id" | "title" | "version">;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before an article goes to the trash. */
export function DeleteArticleDialog({ article, onClose, onDeleted }: DeleteArticleDialogProps) {
  const { articles: messages, list } = useMessages();
  const untrash = useUntrash();
  const remove = useMutation(
    articleQueries.remove({
      onSuccess: () => {
        const undoing = untrash && undoAction([article], untrash, list);
        notices.success(list.deletedToTrash({ title: article.title }), undoing);
        onClose();
        onDeleted?.();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.deleteTitle({ title: article.title })}
      description={messages.deleteText}
      confirmLabel={messages.deleteConfirm}
      loading={remove.isPending}
      onConfirm={() => remove.mutate(article)}
    />
  );
}
