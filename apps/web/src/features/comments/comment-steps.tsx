import { Button, Kbd } from "@atrium/ui";
import { Undo2 } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { useKeys } from "../../shared/use-keys.ts";
import { beside } from "./neighbours.ts";
import type { Comment } from "./queries.ts";
import type { Deciding } from "./use-decide.ts";

const undoKey = "U";

/** Props of `CommentSteps`. */
interface CommentStepsProps {
  rows: readonly Comment[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  deciding: Deciding;
}

/** The ways through the queue: on, back, and taking the last decision back. */
export function CommentSteps({ rows, chosenId, onChoose, deciding }: CommentStepsProps) {
  const { comments: words } = useMessages();
  const { last, undo } = deciding;
  const stepTo = (row: Comment | undefined) => row && (() => onChoose(row.id));
  const previous = stepTo(beside(rows, chosenId, -1));
  const next = stepTo(beside(rows, chosenId, 1));
  useKeys({ J: next, K: previous, [undoKey]: last && undo });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="m-0 text-13 text-ink-muted wrap-anywhere">
        {last && words.done[last.status]({ name: last.comment.nickname })}
      </p>
      {last && (
        <Button size="small" variant="quiet" aria-keyshortcuts={undoKey} onClick={undo}>
          <Undo2 aria-hidden="true" />
          {words.undo}
          <Kbd>{undoKey}</Kbd>
        </Button>
      )}
      <Step label={words.previous} shortcut="K" onStep={previous} />
      <Step label={words.next} shortcut="J" onStep={next} />
    </div>
  );
}

interface StepProps {
  label: string;
  shortcut: string;
  onStep: (() => void) | undefined;
}

function Step({ label, shortcut, onStep }: StepProps) {
  return (
    <Button aria-keyshortcuts={shortcut} disabled={onStep === undefined} onClick={onStep}>
      {label}
      <Kbd>{shortcut}</Kbd>
    </Button>
  );
}
