import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notices } from "../../shared/notices.tsx";
import { commentQueries, type Comment, type CommentStatus } from "../../queries/comments.ts";

/** A decision that was made, with what it takes to undo it. */
export interface Decided {
  readonly comment: Comment;
  readonly status: CommentStatus;
  /** The comment's version since then. */
  readonly version: number;
}

/** Deciding about comments, and taking the last decision back. */
export interface Deciding {
  readonly last: Decided | undefined;
  decide(comment: Comment, status: CommentStatus): void;
  undo(): void;
}

/** Sets the status of comments; `onMoved` is told of each that got another. */
export function useDecide(onMoved: (comment: Comment, isUndone: boolean) => void): Deciding {
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
    decide: (comment, status) => {
      // A second press on what is decided already, while the next one is on its way.
      if (last?.comment.id === comment.id && comment.version < last.version) return;
      send({ comment, status, version: comment.version }, (version) => {
        setLast({ comment, status, version });
        onMoved(comment, false);
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
