import { useEffect, useState } from "react";
import {
  isDraftMessage,
  type ArticlePreview,
  type ReadyMessage,
} from "../../preview/draft-channel.ts";
import { toDetail, type DraftDetail } from "../loaders/preview.ts";
import type { ArticleCard } from "../types.ts";

/** The latest draft that the page around this frame has sent; undefined before, and outside of a frame. */
export function useFramedDraft(recommended: readonly ArticleCard[]): DraftDetail | undefined {
  const [draft, setDraft] = useState<DraftDetail>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return undefined;
    let latest: ArticlePreview | undefined;
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== parent || origin !== window.origin || !isDraftMessage(data)) return;
      const { preview } = data;
      latest = preview;
      void toDetail(preview, recommended).then((detail) => {
        // Sanitising takes a moment; an older draft must not come last.
        if (preview === latest) setDraft(detail);
      });
    };
    window.addEventListener("message", receive);
    const ready: ReadyMessage = { type: "preview-ready" };
    parent.postMessage(ready, window.origin);
    return () => window.removeEventListener("message", receive);
  }, [recommended]);
  return draft;
}
