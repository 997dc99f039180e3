import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewNavigate } from "../../shared/view-location.tsx";
import { articlePaths } from "./article-paths.ts";
import { articleQueries } from "../../queries/articles.ts";

/** Makes a new draft of an article's fields, as last saved, and opens it in the editor. */
export function useDuplicate() {
  const { articles: messages } = useMessages();
  const navigate = useViewNavigate();
  const create = useMutation(articleQueries.create());
  return useMutation({
    mutationFn: async (id: string, { client }) => {
      const article = await client.fetchQuery({ ...articleQueries.detail(id), staleTime: 0 });
      // The editor's fields come with their controls, which a list does without.
      const { copyOf } = await import("./article-body.ts");
      return create.mutateAsync({
        body: copyOf(article, messages.copyOf({ title: article.title })),
      });
    },
    onSuccess: ({ id }) => {
      notices.success(messages.duplicated);
      navigate(articlePaths.edit(id));
    },
    onError: (error) => notices.error(error.message),
  });
}
