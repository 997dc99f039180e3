import type { Conflict, ConflictChoices } from "@atrium/hooks/resource";
import type { Attachment } from "../../shared/attachment-upload.tsx";
import { ConflictDialog } from "../../shared/form/conflict-dialog.tsx";
import { richTextDifference } from "../../shared/form/rich-text-difference.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleDraft, ArticleFieldName } from "./article-fields.tsx";
import type { Article } from "../../queries/articles.ts";

interface ArticleConflictProps {
  conflict: Conflict<ArticleDraft, Article>;
  onClose: () => void;
  onResolve: (choices: ConflictChoices<ArticleDraft>) => void;
}

/** Both versions of an article, for each field that both changed. */
export function ArticleConflict({ conflict, onClose, onResolve }: ArticleConflictProps) {
  const { editor: messages, articles, phrases } = useMessages();
  const shownValue = (field: ArticleFieldName, draft: ArticleDraft, other: ArticleDraft) => {
    if (field === "content") {
      return richTextDifference(draft.content, other.content) ?? articles.compareMarkup;
    }
    const value = draft[field];
    if (Array.isArray(value)) return phrases.list({ names: value.map(nameOf) });
    if (typeof value === "boolean") return value ? messages.yes : messages.no;
    return value;
  };
  return (
    <ConflictDialog
      conflict={conflict}
      theirName={conflict.current.updatedByName}
      labelOf={(field) => messages[field]}
      shownValue={shownValue}
      onClose={onClose}
      onResolve={onResolve}
    />
  );
}

function nameOf(entry: string | Attachment): string {
  return typeof entry === "string" ? entry : entry.name;
}
