import type { Conflict, ConflictChoices } from "@atrium/hooks/resource";
import { useMemo, useState } from "react";
import type { Attachment } from "../../shared/attachment-upload.tsx";
import { ConflictDialog, useSideLabels } from "../../shared/form/conflict-dialog.tsx";
import { BlockChoices } from "../../shared/merge/block-choices.tsx";
import { chooseBlocks, conflictsOf, type BlockChoice } from "../../shared/merge/block.ts";
import { MarkedText } from "../../shared/merge/marked-text.tsx";
import { mergeSegments } from "../../shared/merge/merge-rich-text.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleDraft, ArticleFieldName } from "./article-fields.ts";
import type { Article } from "../../queries/articles.ts";

export interface ArticleConflictProps {
  conflict: Conflict<ArticleDraft, Article>;
  /** What is in the editor. */
  draft: ArticleDraft;
  onClose: () => void;
  /** Resolves with whether that was saved. */
  onResolve: (choices: ConflictChoices<ArticleDraft>) => Promise<boolean>;
}

/** Both versions of an article: of the text passage by passage, and of each other field that both changed. */
export function ArticleConflict({ conflict, draft, onClose, onResolve }: ArticleConflictProps) {
  const { editor: messages, form, phrases } = useMessages();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [blockChoices, setBlockChoices] = useState<readonly (BlockChoice | undefined)[]>([]);
  const { base, stored, current } = conflict;
  const isTextContested = conflict.fields.includes("content");
  const segments = useMemo(
    () => (isTextContested ? mergeSegments(base.content, draft.content, stored.content) : []),
    [isTextContested, base.content, draft.content, stored.content],
  );
  const passages = conflictsOf(segments);
  const sideLabels = useSideLabels(current);
  const shownValue = (field: ArticleFieldName, own: ArticleDraft, other: ArticleDraft) => {
    const value = own[field];
    if (typeof value === "boolean") return value ? messages.yes : messages.no;
    const text = (one: ArticleDraft[ArticleFieldName]) =>
      Array.isArray(one) ? phrases.list({ names: one.map(nameOf) }) : String(one ?? "");
    const words = text(value);
    return words && <MarkedText html={asHtml(words)} other={asHtml(text(other[field]))} />;
  };
  const resolve = async (choices: ConflictChoices<ArticleDraft>) => {
    const choiceOf = (place: (typeof passages)[number]) =>
      blockChoices[passages.indexOf(place)] ?? "mine";
    const isMine = passages.every((place) => choiceOf(place) === "mine");
    const content = isMine ? "mine" : { value: chooseBlocks(segments, choiceOf) };
    setSaving(true);
    setFailed(false);
    const isSaved = await onResolve({ ...choices, ...(isTextContested && { content }) });
    setSaving(false);
    setFailed(!isSaved);
  };
  return (
    <ConflictDialog
      conflict={conflict}
      theirSave={current}
      labelOf={(field) => messages[field]}
      shownValue={shownValue}
      omit={["content"]}
      loading={saving}
      onClose={onClose}
      onResolve={(choices) => void resolve(choices)}
    >
      <BlockChoices
        conflicts={passages}
        label={messages.content}
        sideLabels={sideLabels}
        choices={blockChoices}
        onChoose={(at, choice) =>
          setBlockChoices(passages.map((_, index) => (index === at ? choice : blockChoices[index])))
        }
      />
      <p
        role={failed ? "alert" : undefined}
        className={failed ? "text-sm text-destructive" : "text-xs text-subtle-foreground"}
      >
        {failed ? form.conflictFailed : form.conflictKept}
      </p>
    </ConflictDialog>
  );
}

function nameOf(entry: string | Attachment): string {
  return typeof entry === "string" ? entry : entry.name;
}

/** Plain words as markup. */
function asHtml(words: string): string {
  const paragraph = document.createElement("p");
  paragraph.textContent = words;
  return paragraph.outerHTML;
}
