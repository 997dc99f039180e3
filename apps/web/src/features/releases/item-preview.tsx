import { Dialog, PanelState } from "@atrium/ui";
import { versionPreview } from "../../queries/previews.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ArticleFrame } from "../../shared/preview/article-frame.tsx";
import { useQuery } from "../../shared/use-query.ts";

interface ItemPreviewProps {
  articleId: string;
  title: string;
  versionNo: number;
  onClose: () => void;
}

/** The public page of the version that a release shows. */
export function ItemPreview({ articleId, title, versionNo, onClose }: ItemPreviewProps) {
  const { releases: messages } = useMessages();
  const query = useQuery(versionPreview(articleId, versionNo));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.previewTitle({ title })}
    >
      {query.data === undefined ? (
        <PanelState state={pendingStatus(query, messages.viewPermission)} />
      ) : (
        <div className="flex h-[70dvh] min-h-80">
          <ArticleFrame
            title={messages.previewTitle({ title })}
            preview={query.data}
            width={1024}
          />
        </div>
      )}
    </Dialog>
  );
}
