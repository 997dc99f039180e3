import { textParam } from "../../app/search-params.ts";

/** What an article's address says. */
export interface ArticleSearch {
  /** Id or slug. */
  id?: string | undefined;
  /** Id of a comment to answer. */
  reply?: string | undefined;
  /** Set behind a comment that was sent without script. */
  sent?: string | undefined;
}

/** Reads an article's address. */
export function readArticleSearch(search: Record<string, unknown>): ArticleSearch {
  return {
    id: textParam(search["id"]),
    reply: textParam(search["reply"]),
    sent: textParam(search["sent"]) && "1",
  };
}
