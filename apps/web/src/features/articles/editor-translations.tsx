import { articleQueries } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";
import { ArticleTranslations } from "./article-translations.tsx";

/** The translations of the article that is being edited. Joining and separating is done where it is read. */
export function EditorTranslations({ id }: { id: string }) {
  const { data } = useQuery(articleQueries.detail(id));
  return data && <ArticleTranslations article={data} isChangeable={false} />;
}
