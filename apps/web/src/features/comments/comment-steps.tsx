import { Button, Kbd } from "@atrium/ui";
import { Undo2 } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { QueueNavigation, type QueueNavigationProps } from "../../shared/queue-navigation.tsx";
import { useShortcuts } from "../../shared/use-shortcuts.ts";
import type { Deciding } from "./use-decide.ts";

const undoKey = "U";

interface CommentStepsProps extends QueueNavigationProps {
  deciding: Deciding;
}

/** The ways through the queue: on, back, and taking the last decision back. */
export function CommentSteps({ previous, next, deciding }: CommentStepsProps) {
  const { comments: messages } = useMessages();
  const { last, undo } = deciding;
  useShortcuts({ [undoKey]: last && undo });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="m-0 text-sm text-muted-foreground wrap-anywhere">
        {last && messages.done[last.status]({ name: last.comment.nickname })}
      </p>
      {last && (
        <Button size="sm" variant="ghost" aria-keyshortcuts={undoKey} onClick={undo}>
          <Undo2 aria-hidden="true" />
          {messages.undo}
          <Kbd>{undoKey}</Kbd>
        </Button>
      )}
      <QueueNavigation previous={previous} next={next} />
    </div>
  );
}
