import { can as isAllowed } from "@atrium/hooks";
import { queryClient, sdk } from "../../shared/api.ts";
import type { BatchAction } from "../../shared/list/batch-bar.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { stepRules } from "../../shared/workflow/step-rules.ts";
import { afterStep } from "../../shared/workflow/workflow-queries.ts";
import type { ArticleRow } from "./queries.ts";
import { useUntrash } from "./use-untrash.ts";

/** The steps that ask for nothing but the article itself. */
const steps = ["submit", "withdraw", "publish", "unschedule", "offline"] as const;

/** What can be done to several articles at once: the steps the page and each of them allow, and deleting. */
export function useArticleBatch(): BatchAction<ArticleRow>[] {
  const { articles: messages, workflow, list } = useMessages();
  const can = useViewCan();
  const untrashing = useUntrash();
  const onDone = () => void afterStep("article", queryClient);
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
      run: ({ id, version }) => sdk.articles.act({ bizId: id, version, action }, { silent: true }),
      onDone,
    })),
    ...(can("delete")
      ? [
          batchDelete<ArticleRow>(list, {
            confirm: ({ count }) => ({
              title: messages.batchTrashTitle({ count }),
              text: messages.batchTrashText,
            }),
            applies: ({ allowedActions }) => isAllowed(allowedActions, "delete"),
            run: ({ id }) => sdk.articles.delete(id, { silent: true }),
            ...(untrashing && { undo: untrashing.undo }),
            onDone,
          }),
        ]
      : []),
  ];
}
