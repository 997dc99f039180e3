import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notices } from "../../shared/notices.tsx";
import { commentQueries, type Comment, type CommentStatus } from "../../queries/comments.ts";

/** A decision, with what is needed to undo it. */
export interface Decided {
  readonly comment: Comment;
  readonly status: CommentStatus;
  /** The comment's version since then. */
  readonly version: number;
}

/** Deciding about comments, and taking the last decision back. */
export interface Deciding {
  readonly last: Decided | undefined;
  decide(comment: Comment, status: CommentStatus, stays: boolean): void;
  undo(): void;
}

/** Sets the status of comments; `onMoved` is called for each change. */
export function useDecide(onMoved: (comment: Comment, stays: boolean) => void): Deciding {
  const [last, setLast] = useState<Decided>();
  const update = useMutation(
    commentQueries.update({
      refetch: "background",
      onError: (error) => notices.error(error.message),
    }),
  );
  const send = ({ comment: { id }, status, version }: Decided, onSuccess: (v: number) => void) => {
    if (update.isPending) return;
    update.mutate({ id, version, status }, { onSuccess: (written) => onSuccess(written.version) });
  };
  return {
    last,
    decide: (comment, status, stays) => {
      // Ignores a second click while the next comment loads.
      if (last?.comment.id === comment.id && comment.version < last.version) return;
      send({ comment, status, version: comment.version }, (version) => {
        setLast({ comment, status, version });
        onMoved(comment, stays);
      });
    },
    undo: () => {
      if (last === undefined) return;
      send({ ...last, status: last.comment.status }, () => {
        setLast(undefined);
        onMoved(last.comment, true);
      });
    },
  };
}
