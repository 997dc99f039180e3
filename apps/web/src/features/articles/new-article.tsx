import { createStore, useStoreSelector, type Store } from "@atrium/hooks";
import { Button, ErrorSummary, PageHeader, SaveBar } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { readRefusal } from "../../shared/form/server-errors.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewKept, useViewTab } from "../../shared/view-location.tsx";
import { articlePaths } from "./article-paths.ts";
import { draftFields, emptyDraft, newArticle, type ArticleDraft } from "./article-draft.ts";
import { draftErrors, type DraftErrors } from "./draft-errors.ts";
import { DraftForm } from "./draft-form.tsx";
import { summaryOf } from "./editor-labels.ts";
import { articleQueries } from "../../queries/articles.ts";

interface NewDraft {
  readonly draft: ArticleDraft;
  readonly errors: DraftErrors;
  readonly problems: readonly string[];
  readonly attempt: number;
}

const untouched: NewDraft = { draft: emptyDraft, errors: {}, problems: [], attempt: 0 };

/** Writes an article that does not exist yet: it is created by hand, and goes on in an editor of its own. */
export function NewArticle() {
  const { editor: messages, phrases } = useMessages();
  const prefix = useId();
  const tab = useViewTab();
  const store = useViewKept<Store<NewDraft>>("new-draft", () => createStore(untouched));
  const state = useStoreSelector(store, (all) => all);
  const create = useMutation(
    articleQueries.create({
      onSuccess: ({ id }) => {
        notices.success(messages.created);
        tab.setUnsaved(false);
        tab.leaveFor(articlePaths.edit(id));
      },
    }),
  );
  const edit = (changes: Partial<ArticleDraft>) => {
    tab.setUnsaved(true);
    store.set((before) => {
      const draft = { ...before.draft, ...changes };
      // Nothing is called wrong before the first attempt.
      const errors = before.attempt === 0 ? {} : draftErrors(newArticle(draft), messages);
      return { ...before, draft, errors };
    });
  };
  const send = async () => {
    if (create.isPending) return;
    const errors = draftErrors(newArticle(state.draft), messages);
    const show = (wrong: Pick<NewDraft, "errors" | "problems">) =>
      store.set((before) => ({ ...before, ...wrong, attempt: before.attempt + 1 }));
    if (Object.keys(errors).length > 0) return show({ errors, problems: [] });
    try {
      await create.mutateAsync(newArticle(state.draft));
    } catch (error) {
      const refusal = readRefusal(error, draftFields);
      show({ errors: refusal.fields, problems: refusal.general });
    }
  };

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <PageHeader title={state.draft.title || messages.newTitle} />
        <ErrorSummary
          errors={summaryOf(state, messages, phrases, prefix)}
          attempt={state.attempt}
        />
        <DraftForm
          draft={state.draft}
          errors={state.errors}
          prefix={prefix}
          readOnly={false}
          settled={0}
          onEdit={edit}
        />
      </div>
      <SaveBar state={{ status: state === untouched ? "unchanged" : "unsaved" }}>
        <Button loading={create.isPending} onClick={() => void send()}>
          {messages.create}
        </Button>
      </SaveBar>
    </div>
  );
}
