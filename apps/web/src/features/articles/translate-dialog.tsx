import { Button, Checkbox, Dialog, Field, TreeSelect } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { counterpart, useArticleTypes } from "../../shared/article-types.ts";
import { useContentLanguages, type Language } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewNavigate } from "../../shared/view-location.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";
import { articlePaths } from "./article-paths.ts";

interface TranslateDialogProps {
  article: Article;
  language: Language;
  onClose: () => void;
}

/** Makes a draft of an article in another language and opens it, with the source beside it. */
export function TranslateDialog({ article, language, onClose }: TranslateDialogProps) {
  const { languages: messages, editor, form } = useMessages();
  const { nameOf } = useContentLanguages();
  const navigate = useViewNavigate();
  const id = useId();
  const types = useArticleTypes(language);
  const own = counterpart(types.rows, article.typeId, language)?.id;
  const [chosen, setChosen] = useState<string | null>();
  const [withText, setWithText] = useState(true);
  const [problem, setProblem] = useState<string>();
  const create = useMutation(articleQueries.create());
  const typeId = chosen === undefined ? (own ?? null) : chosen;
  const name = nameOf(language);

  async function translate(): Promise<void> {
    if (typeId === null) return setProblem(editor.typeRequired);
    setProblem(undefined);
    try {
      // The editor's fields come with their controls, which a page to read does without.
      const { translationOf } = await import("./article-body.ts");
      const draft = await create.mutateAsync({ body: translationOf(article, typeId, withText) });
      notices.success(messages.created({ language: name }));
      onClose();
      navigate(articlePaths.edit(draft.id));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.translateInto({ language: name })}
      description={messages.translateText}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button loading={create.isPending} onClick={() => void translate()}>
            {messages.create}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={editor.typeId}
          id={id}
          error={problem}
          help={own === undefined ? messages.noCounterpart({ language: name }) : undefined}
        >
          <TreeSelect
            id={id}
            label={editor.typeId}
            placeholder={editor.typePlaceholder}
            nodes={types.nodes}
            value={typeId}
            onValueChange={setChosen}
          />
        </Field>
        <div className="grid gap-1">
          <Checkbox label={messages.withText} checked={withText} onCheckedChange={setWithText} />
          <p className="m-0 text-xs text-muted-foreground">{messages.withTextHelp}</p>
        </div>
      </div>
    </Dialog>
  );
}
