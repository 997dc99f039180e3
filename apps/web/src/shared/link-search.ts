import type { LinkInsert } from "@atrium/ui/rich-text-editor";
import { articleQueries } from "../queries/articles.ts";
import { queryClient } from "./api.ts";
import { publicPath } from "./public-path.ts";
import { useUserNavigation } from "./user-navigation.ts";

/** Finds articles to link to, for whoever may see their list. */
export function useLinkSearch(): LinkInsert["search"] {
  const { pages } = useUserNavigation();
  const mayRead = pages.some(({ component }) => component === "content/article/index");
  return mayRead ? findArticles : undefined;
}

const findArticles: NonNullable<LinkInsert["search"]> = async (query) => {
  const keyword = query.slice(0, 64);
  const { records } = await queryClient.fetchQuery(articleQueries.page({ keyword, pageSize: 8 }));
  return records.map(({ title, slug, typeName }) => ({
    title,
    url: publicPath(slug),
    detail: typeName,
  }));
};
