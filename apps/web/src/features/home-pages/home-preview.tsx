import { PanelState, useIsNarrow } from "@atrium/ui";
import { useMemo } from "react";
import type { HomeDraftMessage } from "../../preview/draft-channel.ts";
import { homePagePreview } from "../../queries/home-pages.ts";
import type { Language } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { PreviewFrame } from "../../shared/preview/preview-frame.tsx";
import { PreviewPanel } from "../../shared/preview/preview-panel.tsx";
import { useDebouncedValue } from "../../shared/use-debounced-value.ts";
import { useIdle } from "../../shared/use-idle.ts";
import { useQuery } from "../../shared/use-query.ts";
import { completeSections } from "./complete-sections.ts";
import type { EditedSection } from "./edited-section.ts";

interface HomePreviewProps {
  language: Language;
  sections: readonly EditedSection[];
}

/** The page as visitors would see it, up to date while it is written. */
export function HomePreview({ language, sections }: HomePreviewProps) {
  const { homePages: messages } = useMessages();
  // The page in the frame is loaded and rendered by the same thread as the fields, which come first.
  const isIdle = useIdle();
  const complete = useMemo(() => completeSections(sections), [sections]);
  const query = useQuery(homePagePreview(language, useDebouncedValue(complete, 400)));
  const draft = useMemo<HomeDraftMessage | undefined>(
    () => query.data && { type: "preview-home", home: query.data },
    [query.data],
  );
  const isNarrow = useIsNarrow();
  const incomplete = sections.length - complete.length;
  const onRetry = () => void query.refetch();
  return (
    <PreviewPanel
      title={messages.preview}
      screens={["phone", "desktop"]}
      first={isNarrow ? "phone" : "desktop"}
      status={
        query.isError
          ? messages.previewFailed
          : incomplete > 0 && messages.incomplete({ count: incomplete })
      }
    >
      {(width) =>
        query.data === undefined && query.isError ? (
          <PanelState state={{ status: "failed", message: messages.previewFailed, onRetry }} />
        ) : (
          <PreviewFrame
            title={messages.preview}
            path="/home-preview"
            language={isIdle ? language : undefined}
            draft={draft}
            width={width}
          />
        )
      }
    </PreviewPanel>
  );
}
