import { useMemo } from "react";
import type { ArticlePreview, DraftMessage } from "../../preview/draft-channel.ts";
import { PreviewFrame } from "./preview-frame.tsx";

interface ArticleFrameProps {
  /** Names the frame. */
  title: string;
  preview: ArticlePreview | undefined;
  width: number;
}

/** The public page of an article's draft. */
export function ArticleFrame({ title, preview, width }: ArticleFrameProps) {
  const draft = useMemo<DraftMessage | undefined>(
    () => preview && { type: "preview-draft", preview },
    [preview],
  );
  return (
    <PreviewFrame
      title={title}
      path="/article-preview"
      language={preview?.article.language}
      draft={draft}
      width={width}
    />
  );
}
