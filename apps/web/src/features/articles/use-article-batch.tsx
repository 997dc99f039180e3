import { can as isAllowed } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { undoAction } from "../../shared/list/undo-action.ts";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { stepRules } from "../../shared/workflow/step-rules.ts";
import { articleQueries, type ArticleRow } from "../../queries/articles.ts";
import { useUntrash } from "./use-untrash.ts";

/** The steps that ask for nothing but the article itself. */
const steps = ["submit", "withdraw", "publish", "unschedule", "offline"] as const;

/** What can be done to several articles at once: the steps the page and each of them allow, and deleting. */
export function useArticleBatch(): BatchAction<ArticleRow>[] {
  const { articles: messages, workflow, list } = useMessages();
  const can = useViewCan();
  const act = useMutation(articleQueries.actMany());
  const remove = useMutation(articleQueries.removeMany());
  const untrash = useUntrash();
  const offered = steps.filter((step) => {
    const { button } = stepRules[step];
    return can("act") && (button === undefined || can(button));
  });
  return [
    ...offered.map((action): BatchAction<ArticleRow> => ({
      id: action,
      label: workflow.actions[action],
      danger: stepRules[action].danger === true,
      confirm: ({ count }) => ({
        title: messages.batchTitle({ action: workflow.actions[action], count }),
        text: workflow.explain[action],
      }),
      applies: ({ allowedActions }) => isAllowed(allowedActions, action),
      run: ({ rows, onProgress }) =>
        act.mutateAsync({
          rows: rows.map(({ id, version }) => ({ id, step: { bizId: id, version, action } })),
          onProgress,
        }),
    })),
    ...(can("delete")
      ? [
          batchDelete<ArticleRow>(list, {
            confirm: ({ count }) => ({
              title: messages.batchTrashTitle({ count }),
              text: messages.batchTrashText,
              label: messages.deleteConfirm,
            }),
            done: messages.batchTrashed,
            applies: ({ allowedActions }) => isAllowed(allowedActions, "delete"),
            run: remove.mutateAsync,
            undo: untrash && ((rows) => undoAction(rows, untrash, list)),
          }),
        ]
      : []),
  ];
}
