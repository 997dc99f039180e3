import { Button, Dialog, DiffView } from "@atrium/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import { articleFieldNames, type ArticleDraft, type ArticleFieldName } from "./article-fields.tsx";
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
  const fields = articleFieldNames.map((name) => ({
    id: name,
    name: messages[name],
    before: toText(name, stored),
    after: toText(name, edited),
  }));
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
      <DiffView
        label={messages.compareUnsavedTitle}
        fields={fields}
        beforeLabel={messages.onServer}
        afterLabel={messages.onDevice}
      />
    </Dialog>
  );
}

/** A field as people read it; null without a value. */
function toText(name: ArticleFieldName, draft: ArticleDraft): string | null {
  const value = draft[name];
  if (name === "content" && typeof value === "string") return plainText(value) || null;
  if (Array.isArray(value)) {
    const names = value.map((entry) => (typeof entry === "string" ? entry : entry.name));
    return names.join(", ") || null;
  }
  if (typeof value === "boolean") return value ? "✓" : null;
  return value || null;
}

/** The words of a text, a line for each block. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const block of body.querySelectorAll(blocks)) block.append("\n");
  return body.textContent.trim();
}

const blocks = "p, h1, h2, h3, h4, h5, h6, li, pre, td, th, caption, figcaption";
