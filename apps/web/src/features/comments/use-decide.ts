import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sdk } from "../../shared/api.ts";
import { notices } from "../../shared/notices.tsx";
import { refreshComments, type Comment, type CommentStatus } from "./queries.ts";

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
  const client = useQueryClient();
  const [last, setLast] = useState<Decided>();
  const update = useMutation({
    mutationFn: ({ comment, status, version }: Decided) =>
      sdk.comments.update({ id: comment.id, version, status }, { silent: true }),
    onError: (error) => notices.error(error.message),
    onSettled: () => refreshComments(client),
  });
  const send = (change: Decided, onSuccess: (version: number) => void) => {
    if (!update.isPending)
      update.mutate(change, { onSuccess: ({ version }) => onSuccess(version) });
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
