import { useStoreSelector } from "@atrium/hooks";
import { Button, PageHeader, SaveBar } from "@atrium/ui";
import { useId } from "react";
import { shownErrors } from "../../shared/form/shown-errors.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewState, useViewTab } from "../../shared/view-location.tsx";
import { ArticleErrors } from "./article-errors.tsx";
import { ArticleForm } from "./article-form.tsx";
import { articlePaths } from "./article-paths.ts";
import { openNewArticle } from "./open-article-editor.ts";

/** Writes an article that does not exist yet: it is created by hand, and goes on in an editor of its own. */
export function NewArticle() {
  const { editor: messages } = useMessages();
  const prefix = useId();
  const tab = useViewTab();
  const editor = useViewState("new-draft", () => openNewArticle(tab.setUnsaved));
  const state = useStoreSelector(editor, (all) => all);
  const create = async () => {
    // However fast the clicks come, one of them goes on to the article's own page.
    if (editor.get().status === "saving" || editor.get().id !== undefined) return;
    const created = await editor.save();
    if (created.status !== "saved") return;
    // What was typed meanwhile belongs to it as well.
    const { id } = await editor.save();
    if (id === undefined) return;
    notices.success(messages.created);
    tab.setUnsaved(false);
    tab.leaveFor(articlePaths.edit(id));
  };

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <PageHeader title={state.draft.title || messages.newTitle} />
        <ArticleErrors state={state} prefix={prefix} />
        <ArticleForm
          draft={state.draft}
          // Nothing is called wrong before the first attempt.
          errors={state.attempt === 0 ? {} : shownErrors(state).fields}
          prefix={prefix}
          readOnly={false}
          revision={state.resolutions}
          onEdit={editor.edit}
        />
      </div>
      <SaveBar state={{ status: state.dirtyFields.length === 0 ? "unchanged" : "unsaved" }}>
        <Button loading={state.status === "saving"} onClick={() => void create()}>
          {messages.create}
        </Button>
      </SaveBar>
    </div>
  );
}
