import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { quiet } from "../../shared/quiet.ts";

/** A recommendation. */
export type Recommend = Result<"recommendsGet">;

/** The queries and mutations of recommendations. */
export const recommendQueries = resourceQueries("recommends", {
  page: quiet((query: Input<"recommendsPage">, options) => sdk.recommends.page(query, options)),
  detail: quiet((id: string, options) => sdk.recommends.get(id, options)),
  create: (body: Input<"recommendsSave">) => sdk.recommends.save(body, { quiet: true }),
  update: (body: Input<"recommendsUpdate">) => sdk.recommends.update(body, { quiet: true }),
  remove: (id: string) => sdk.recommends.delete(id, { quiet: true }),
});

/** All recommendations: an order can only be made of all there are. */
export const allRecommends = recommendQueries.page({ pageNo: 1, pageSize: 200 });

/** Published articles with words in their title, to choose one of. */
export function publishedArticles(keyword: string) {
  return queryOptions({
    queryKey: ["articles", "lists", "list", { keyword, status: "published" }],
    queryFn: ({ signal }) =>
      sdk.articles.list({ keyword, status: "published" }, { signal, quiet: true }),
    staleTime: 60_000,
  });
}
