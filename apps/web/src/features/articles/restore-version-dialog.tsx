import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { afterStep } from "../../shared/workflow/workflow-queries.ts";
import type { Article } from "./queries.ts";

/** Props of `RestoreVersionDialog`. */
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
  const restore = useMutation({
    mutationFn: () => sdk.articles.restore({ id: article.id, versionNo, version: article.version }),
    onSuccess: async (_data, _input, _onMutateResult, { client }) => {
      await afterStep("article", client);
      notices.success(messages.restored({ version: versionNo }));
      onClose();
      onRestored();
    },
  });
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
      onConfirm={() => restore.mutate()}
    />
  );
}
