import { useMutation } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewNavigate } from "../../shared/view-location.tsx";
import { copyOf } from "./article-draft.ts";
import { articlePaths } from "./article-paths.ts";
import { articleQueries } from "./queries.ts";

/** Makes a new draft of an article's fields, as last saved, and opens it in the editor. */
export function useDuplicate() {
  const { articles: messages } = useMessages();
  const navigate = useViewNavigate();
  return useMutation({
    mutationFn: async (id: string) => {
      const article = await sdk.articles.get(id);
      return sdk.articles.save(copyOf(article, messages.copyOf({ title: article.title })));
    },
    onSuccess: async ({ id }, _original, _onMutateResult, { client }) => {
      await client.invalidateQueries({ queryKey: articleQueries.keys.lists });
      notices.success(messages.duplicated);
      navigate(articlePaths.edit(id));
    },
  });
}
