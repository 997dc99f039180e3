import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { refreshArticles, restore, type TrashedArticle } from "./queries.ts";

/** Restores an article and says so; nothing is lost by it, so nothing is asked. */
export function useRestore(): (article: TrashedArticle) => void {
  const { trash: messages } = useMessages();
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: (_written, { title }) => notices.success(messages.restored({ title })),
    onError: (error) => notices.error(error.message),
    onSettled: () => refreshArticles(client),
  });
  return (article) => restoring.mutate(article);
}
