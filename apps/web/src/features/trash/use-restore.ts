import { useMutation } from "@tanstack/react-query";
import { articleQueries, type TrashedArticle } from "../../queries/articles.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";

/** Restores an article without a confirmation, since nothing is lost. */
export function useRestore(): (article: TrashedArticle) => void {
  const { trash: messages } = useMessages();
  const restoring = useMutation(
    articleQueries.restoreTrashed({
      onSuccess: (_written, { title }) => notices.success(messages.restored({ title })),
      onError: (error) => notices.error(error.message),
    }),
  );
  return (article) => restoring.mutate(article);
}
