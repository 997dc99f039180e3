import type { EditState } from "@atrium/hooks/resource";
import { ErrorSummary } from "@atrium/ui";
import { shownErrors } from "../../shared/form/shown-errors.ts";
import { useMessages } from "../../shared/messages.ts";
import { articleFieldNames, type ArticleDraft } from "./article-fields.tsx";
import { controlId } from "./article-form.tsx";
import type { Article } from "../../queries/articles.ts";

interface ArticleErrorsProps {
  state: EditState<ArticleDraft, Article>;
  /** Begins the controls' ids. */
  prefix: string;
}

/** Sums up what is wrong after an attempt to save. A save that nobody asked for takes the focus from no one. */
export function ArticleErrors({ state, prefix }: ArticleErrorsProps) {
  const { editor: messages, phrases } = useMessages();
  const isFailed = state.status === "failed";
  if (state.attempt === 0 && !isFailed) return null;
  const { fields, general } = shownErrors(state);
  const ofFields = articleFieldNames.flatMap((name) => {
    const text = fields[name];
    if (text === undefined) return [];
    const message = phrases.labelled({ name: messages[name], text });
    return [{ controlId: controlId(prefix, name), message }];
  });
  return (
    <ErrorSummary
      errors={[
        ...general.map((problem) => ({ message: `${messages.saveFailed} ${problem}` })),
        ...ofFields,
      ]}
      attempt={isFailed && state.isAutosave ? 0 : state.attempt}
    />
  );
}
