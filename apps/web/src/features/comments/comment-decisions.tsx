import { can as isAllowed } from "@atrium/hooks";
import { Button, Kbd } from "@atrium/ui";
import { Trash2 } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { useShortcuts } from "../../shared/use-shortcuts.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import type { Comment, CommentStatus } from "../../queries/comments.ts";

interface CommentDecisionsProps {
  comment: Comment;
  onDecide: (status: CommentStatus) => void;
  onDelete: () => void;
}

interface Decision {
  status: CommentStatus;
  key: string;
  label: string;
  variant: "default" | "outline" | "ghostDestructive" | "ghost";
}

/** What can be decided about a comment; each decision has its key. */
export function CommentDecisions({ comment, onDecide, onDelete }: CommentDecisionsProps) {
  const { comments: messages, list } = useMessages();
  const can = useViewCan();
  const may = (action: string) => can(action) && isAllowed(comment.allowedActions, action);
  const all: Decision[] = [
    { status: "approved", key: "A", label: messages.approve, variant: "default" },
    { status: "rejected", key: "R", label: messages.reject, variant: "outline" },
    { status: "spam", key: "S", label: messages.spam, variant: "outline" },
    { status: "pending", key: "P", label: messages.moveToPending, variant: "ghost" },
  ];
  const offered = may("update") ? all.filter(({ status }) => status !== comment.status) : [];
  useShortcuts(Object.fromEntries(offered.map(({ key, status }) => [key, () => onDecide(status)])));
  if (offered.length === 0 && !may("delete")) return null;
  return (
    <div role="group" aria-label={messages.decisions} className="flex flex-wrap gap-2">
      {offered.map(({ status, key, label, variant }) => (
        <Button
          key={status}
          variant={variant}
          aria-keyshortcuts={key}
          onClick={() => onDecide(status)}
        >
          {label}
          <Kbd>{key}</Kbd>
        </Button>
      ))}
      {may("delete") && (
        <Button variant="ghostDestructive" className="ml-auto" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          {list.delete}
        </Button>
      )}
    </div>
  );
}
