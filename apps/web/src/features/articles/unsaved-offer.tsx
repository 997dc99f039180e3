import { Button } from "@atrium/ui";
import { useState } from "react";
import { UnsavedBar } from "../../shared/journal/unsaved-bar.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import type { ArticleDraft } from "./article-fields.ts";
import type { UnsavedArticle, UnsavedArticles } from "./unsaved-articles.ts";

const UnsavedComparison = lazyPart(
  async () => (await import("./unsaved-comparison.tsx")).UnsavedComparison,
);

export interface UnsavedOfferProps {
  unsaved: UnsavedArticles;
  entry: UnsavedArticle;
  /** How many more there are. */
  others: number;
  /** What the server has. */
  stored: ArticleDraft;
  readOnly: boolean;
}

/** Offers edits of an earlier visit: to be compared, taken up again or discarded. */
export function UnsavedOffer({ unsaved, entry, others, stored, readOnly }: UnsavedOfferProps) {
  const { editor: messages, articles } = useMessages();
  const [comparing, setComparing] = useState(false);
  const [restoring, setRestoring] = useState(false);

  const restore = async () => {
    setRestoring(true);
    const outcome = await unsaved.restore(entry);
    setRestoring(false);
    setComparing(false);
    if (outcome === "failed") notices.error(messages.restoreFailed);
    if (outcome === "typeNeeded") notices.warning(messages.restoreNeedsType);
  };
  const discard = () => {
    setComparing(false);
    void unsaved.discard(entry);
  };
  const restoreButton = (
    <Button size="sm" loading={restoring} disabled={readOnly} onClick={() => void restore()}>
      {messages.restoreUnsaved}
    </Button>
  );
  return (
    <>
      <UnsavedBar
        message={messages.unsavedFound({ title: entry.title })}
        editedAt={entry.editedAt}
        note={others > 0 && articles.unsavedMore({ count: others })}
      >
        <Button size="sm" variant="outline" onClick={() => setComparing(true)}>
          {messages.compareUnsaved}
        </Button>
        <Button size="sm" variant="ghostDestructive" onClick={discard}>
          {messages.discardUnsaved}
        </Button>
        {restoreButton}
      </UnsavedBar>
      {comparing && (
        <UnsavedComparison
          entry={entry}
          stored={stored}
          onClose={() => setComparing(false)}
          onDiscard={discard}
        >
          {restoreButton}
        </UnsavedComparison>
      )}
    </>
  );
}
