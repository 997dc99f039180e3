import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { articleQueries } from "./queries.ts";

/** Props of `DeleteArticleDialog`. */
interface DeleteArticleDialogProps {
  article: { id: string; title: string };
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before an article goes to the trash. */
export function DeleteArticleDialog({ article, onClose, onDeleted }: DeleteArticleDialogProps) {
  const { articles: words, list } = useMessages();
  const remove = useMutation(
    articleQueries.remove({
      onSuccess: () => {
        notices.success(list.deletedToTrash({ title: article.title }));
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
      title={words.deleteTitle({ title: article.title })}
      description={words.deleteText}
      confirmLabel={words.deleteConfirm}
      loading={remove.isPending}
      onConfirm={() => remove.mutate(article.id)}
    />
  );
}
