import type { ReactNode } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import type { ArticleDraft } from "./article-fields.ts";

const DraftPreview = lazyPart(async () => (await import("./draft-preview.tsx")).DraftPreview);

interface WithPreviewProps {
  /** Undefined for an article that was never saved. */
  id: string | undefined;
  draft: ArticleDraft;
  isOpen: boolean;
  /** The form. It stays as it is, also where the preview takes its place. */
  children: ReactNode;
}

/** A form with the preview of its draft: beside it on wide screens, in its place on others. */
export function WithPreview({ id, draft, isOpen, children }: WithPreviewProps) {
  return (
    <div className={isOpen ? "grid grid-cols-1 items-start gap-4 xl:grid-cols-2" : undefined}>
      <div className={isOpen ? "min-w-0 max-xl:hidden" : undefined}>{children}</div>
      {isOpen && <DraftPreview id={id} draft={draft} />}
    </div>
  );
}
