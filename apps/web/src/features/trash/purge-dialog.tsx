import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { articleQueries, type TrashedArticle } from "../../queries/articles.ts";

interface PurgeDialogProps {
  article: TrashedArticle;
  onClose: () => void;
}

/** Confirms the permanent deletion of an article and lists what is deleted with it. */
export function PurgeDialog({ article, onClose }: PurgeDialogProps) {
  const { trash: messages } = useMessages();
  const { title, headVersionNo: versions } = article;
  const purging = useMutation(
    articleQueries.purge({
      onSuccess: () => {
        notices.success(messages.purged({ title }));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.purgeTitle({ title })}
      description={messages.purgeText({ versions })}
      confirmLabel={messages.purge}
      loading={purging.isPending}
      onConfirm={() => purging.mutate(article)}
      error={purging.error?.message}
    />
  );
}
