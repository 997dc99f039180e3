import { Button, Dialog } from "@atrium/ui";
import type { ReactNode } from "react";
import { ComparedFields } from "../../shared/compare/compared-fields.tsx";
import { ComparedRichText } from "../../shared/compare/compared-rich-text.tsx";
import { useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import type { ArticleDraft } from "./article-fields.ts";
import type { UnsavedArticle } from "./unsaved-articles.ts";

interface UnsavedComparisonProps {
  entry: UnsavedArticle;
  stored: ArticleDraft;
  onClose: () => void;
  onDiscard: () => void;
  /** Restores it. */
  children: ReactNode;
}

/** What an earlier visit left behind, beside what the server has. */
export function UnsavedComparison(props: UnsavedComparisonProps) {
  const { entry, stored, onClose, onDiscard, children } = props;
  const { editor: messages } = useMessages();
  const edited = { ...stored, ...entry.creation?.fields, ...entry.changes };
  return (
    <Dialog
      open
      size="lg"
      title={messages.compareUnsavedTitle}
      description={messages.compareUnsavedText({ time: exactTime(new Date(entry.editedAt)) })}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            {messages.closeComparison}
          </Button>
          <Button variant="ghostDestructive" size="sm" onClick={onDiscard}>
            {messages.discardUnsaved}
          </Button>
          {children}
        </>
      }
    >
      <div className="grid gap-6">
        <ComparedFields
          before={stored}
          after={edited}
          beforeLabel={messages.onServer}
          afterLabel={messages.onDevice}
        />
        {stored.content !== edited.content && (
          <section aria-label={messages.content}>
            <ComparedRichText before={stored.content} after={edited.content} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
