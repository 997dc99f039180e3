import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";

/** A recommendation. */
export type Recommend = Result<"recommendsGet">;

/** The queries and mutations of recommendations. */
export const recommendQueries = resourceQueries("recommends", {
  page: silent((query: Input<"recommendsPage">, options) => sdk.recommends.page(query, options)),
  detail: silent((id: string, options) => sdk.recommends.get(id, options)),
  create: (body: Input<"recommendsSave">) => sdk.recommends.save(body, { silent: true }),
  update: (body: Input<"recommendsUpdate">) => sdk.recommends.update(body, { silent: true }),
  remove: (id: string) => sdk.recommends.delete(id, { silent: true }),
});

/** All recommendations: an order can only be made of all there are. */
export const allRecommends = recommendQueries.page({ pageNo: 1, pageSize: 200 });

/** Published articles with words in their title, to choose one of. */
export function publishedArticles(keyword: string) {
  return queryOptions({
    queryKey: ["articles", "lists", "list", { keyword, status: "published" }],
    queryFn: ({ signal }) =>
      sdk.articles.list({ keyword, status: "published" }, { signal, silent: true }),
    staleTime: 60_000,
  });
}
