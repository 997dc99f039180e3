import { textParam } from "../../app/search-params.ts";

/** The search params of an article. */
export interface ArticleSearch {
  /** Id or slug. */
  id?: string | undefined;
  /** Id of the comment to reply to. */
  reply?: string | undefined;
  /** Set behind a comment that was sent without script. */
  sent?: string | undefined;
}

/** Parses the search params of an article. */
export function readArticleSearch(search: Record<string, unknown>): ArticleSearch {
  return {
    id: textParam(search["id"]),
    reply: textParam(search["reply"]),
    sent: textParam(search["sent"]) && "1",
  };
}
