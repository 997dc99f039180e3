import { useHasPermission } from "@atrium/hooks";
import { Button, PanelState } from "@atrium/ui";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleDraft } from "./article-fields.ts";
import { ArticleFrame } from "../../shared/preview/article-frame.tsx";
import { PreviewPanel } from "../../shared/preview/preview-panel.tsx";
import { PreviewLinksPart } from "./preview-links-part.ts";
import { useLivePreview } from "./use-live-preview.ts";

interface DraftPreviewProps {
  /** Undefined for an article that was never saved. */
  id: string | undefined;
  draft: ArticleDraft;
}

/** The public page of the draft, up to date while it is written, as wide as a chosen screen. */
export function DraftPreview({ id, draft }: DraftPreviewProps) {
  const { previews: messages } = useMessages();
  const [sharing, setSharing] = useState(false);
  const mayShare = useHasPermission()("content:article:share");
  const query = useLivePreview(id, draft);
  const isOffline = query.fetchStatus === "paused";
  // Where the draft did not come, the page around it does not come either.
  const isUnreached = query.data === undefined && (isOffline || query.isError);
  const onRetry = isOffline ? undefined : () => void query.refetch();
  const notice = isOffline ? messages.offline : query.isError && messages.failed;
  return (
    <PreviewPanel
      title={messages.title}
      screens={["phone", "tablet", "desktop"]}
      first="phone"
      status={!isUnreached && notice}
      actions={
        id !== undefined &&
        mayShare && (
          <Button variant="outline" onClick={() => setSharing(true)}>
            <Link2 aria-hidden="true" />
            {messages.share}
          </Button>
        )
      }
    >
      {(width) => (
        <>
          {isUnreached ? (
            <PanelState state={{ status: "failed", message: messages.unreached, onRetry }} />
          ) : (
            <ArticleFrame title={messages.title} preview={query.data} width={width} />
          )}
          {sharing && id !== undefined && (
            <PreviewLinksPart articleId={id} onClose={() => setSharing(false)} />
          )}
        </>
      )}
    </PreviewPanel>
  );
}
