import { createStore, useStoreSelector } from "@atrium/hooks";
import { PanelState, Skeleton } from "@atrium/ui";
import { useEffect, type ComponentType } from "react";
import { richEditorShown } from "../../shared/lazy-rich-editor.tsx";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleFieldsProps } from "./section-fields.tsx";

interface Loaded {
  readonly Side?: ComponentType<ArticleFieldsProps>;
  readonly isFailed?: boolean;
}

const loaded = createStore<Loaded>({});

/** Whoever opens an article wants to write: the fields about it load once its text can be written in. */
async function load(): Promise<void> {
  loaded.set({});
  await richEditorShown();
  await import("./article-side.tsx").then(
    ({ ArticleSide }) => loaded.set({ Side: ArticleSide }),
    () => loaded.set({ isFailed: true }),
  );
}

/** What is beside the text, as soon as it is there. Where it cannot be loaded, the text goes on without it. */
export function LateSide(props: ArticleFieldsProps) {
  const { editor: messages } = useMessages();
  const { Side, isFailed = false } = useStoreSelector(loaded, (state) => state);
  const isMissing = Side === undefined;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing]);
  if (Side) return <Side {...props} />;
  if (!isFailed) return <LateSkeleton />;
  const onRetry = () => void load();
  return <PanelState state={{ status: "failed", message: messages.sideFailed, onRetry }} />;
}

/** It follows the text by a moment, which is not worth a sign; on a slow line it takes longer. */
function LateSkeleton() {
  return (
    <div className="*:[animation-delay:600ms]">
      <Skeleton className="h-96" />
    </div>
  );
}
