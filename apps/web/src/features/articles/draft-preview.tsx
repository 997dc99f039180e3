import { Button, IconButton, PanelState } from "@atrium/ui";
import { Link2, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleDraft } from "./article-fields.ts";
import { previewWidths, type PreviewScreen } from "../../shared/preview/fit-frame.ts";
import { ArticleFrame } from "../../shared/preview/article-frame.tsx";
import { PreviewLinksPart } from "./preview-links-part.ts";
import { useLivePreview } from "./use-live-preview.ts";

const screens = [
  ["phone", Smartphone],
  ["tablet", Tablet],
  ["desktop", Monitor],
] as const satisfies readonly (readonly [PreviewScreen, unknown])[];

interface DraftPreviewProps {
  /** Undefined for an article that was never saved. */
  id: string | undefined;
  draft: ArticleDraft;
}

/** The public page of the draft, up to date while it is written, as wide as a chosen screen. */
export function DraftPreview({ id, draft }: DraftPreviewProps) {
  const { previews: messages } = useMessages();
  const [screen, setScreen] = useState<PreviewScreen>("phone");
  const [sharing, setSharing] = useState(false);
  const query = useLivePreview(id, draft);
  const isOffline = query.fetchStatus === "paused";
  // Where the draft did not come, the page around it does not come either.
  const isUnreached = query.data === undefined && (isOffline || query.isError);
  const onRetry = isOffline ? undefined : () => void query.refetch();
  return (
    <section
      aria-label={messages.title}
      className="flex h-[calc(100dvh-13rem)] min-h-120 min-w-0 flex-col overflow-hidden rounded-lg border border-border bg-card xl:sticky xl:top-4"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-border p-2">
        <div role="group" aria-label={messages.screen} className="flex gap-1">
          {screens.map(([name, Icon]) => (
            <IconButton
              key={name}
              label={messages[name]({ width: previewWidths[name] })}
              variant={name === screen ? "secondary" : "ghost"}
              aria-pressed={name === screen}
              onClick={() => setScreen(name)}
            >
              <Icon />
            </IconButton>
          ))}
        </div>
        <p role="status" className="m-0 min-w-0 flex-1 text-sm text-muted-foreground">
          {!isUnreached && isOffline && messages.offline}
          {!isUnreached && !isOffline && query.isError && messages.failed}
        </p>
        {id !== undefined && (
          <Button variant="outline" onClick={() => setSharing(true)}>
            <Link2 aria-hidden="true" />
            {messages.share}
          </Button>
        )}
      </div>
      {isUnreached ? (
        <PanelState state={{ status: "failed", message: messages.unreached, onRetry }} />
      ) : (
        <ArticleFrame title={messages.title} preview={query.data} width={previewWidths[screen]} />
      )}
      {sharing && id !== undefined && (
        <PreviewLinksPart articleId={id} onClose={() => setSharing(false)} />
      )}
    </section>
  );
}
