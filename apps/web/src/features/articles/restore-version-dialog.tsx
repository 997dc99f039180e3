import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";

interface RestoreVersionDialogProps {
  article: Article;
  versionNo: number;
  onClose: () => void;
  onRestored: () => void;
}

/** Asks before an earlier version is saved again as the newest. */
export function RestoreVersionDialog(props: RestoreVersionDialogProps) {
  const { article, versionNo, onClose, onRestored } = props;
  const { articles: messages } = useMessages();
  const { id, version } = article;
  const restore = useMutation(
    articleQueries.restoreVersion({
      onSuccess: () => {
        notices.success(messages.restored({ version: versionNo }));
        onClose();
        onRestored();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      danger={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.restoreTitle({ version: versionNo })}
      description={messages.restoreText}
      confirmLabel={messages.restore}
      loading={restore.isPending}
      onConfirm={() => restore.mutate({ id, versionNo, version })}
    />
  );
}
