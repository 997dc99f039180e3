import { ErrorSummary } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { articleFieldNames } from "./article-fields.ts";
import { controlId } from "./section-fields.tsx";
import type { ShownArticleErrors } from "./shown-article-errors.ts";

interface ArticleErrorsProps extends ShownArticleErrors {
  /** Begins the controls' ids. */
  prefix: string;
}

/** Sums up what is wrong after an attempt to save by hand. */
export function ArticleErrors({ fields, general, attempt, prefix }: ArticleErrorsProps) {
  const { editor: messages, phrases } = useMessages();
  const ofFields = articleFieldNames.flatMap((name) => {
    const text = fields[name];
    if (text === undefined) return [];
    const message = phrases.labelled({ name: messages[name], text });
    return [{ controlId: controlId(prefix, name), message }];
  });
  const all = [
    ...general.map((problem) => ({ message: `${messages.saveFailed} ${problem}` })),
    ...ofFields,
  ];
  return <ErrorSummary errors={attempt === 0 ? [] : all} attempt={attempt} />;
}
