import { isNotFound } from "@tanstack/react-router";
import type { RouterContext } from "../app/router-context.ts";
import { isSuggestions } from "./loaders/suggestions.ts";
import type { pageHead } from "./page-head.ts";
import { isUnreachable } from "./unreachable.ts";

/** The match of a page's route. */
interface PageMatch {
  context: Pick<RouterContext, "config" | "messages">;
  /** What its loader threw. */
  error?: unknown;
}

type Head = ReturnType<typeof pageHead>;

/** The head that a page's loader made, or that of the failure which is shown in its place. */
export function shownHead(
  { context: { config, messages }, error }: PageMatch,
  loaderData?: { head: Head },
): Head {
  if (error === undefined || error === null) return loaderData?.head ?? { meta: [], links: [] };
  return {
    meta: [
      { title: `${failureTitle(messages, error)} · ${config.companyName}` },
      { name: "robots", content: "noindex" },
    ],
    links: [],
  };
}

function failureTitle({ errors }: RouterContext["messages"], error: unknown): string {
  if (isNotFound(error)) {
    const gone = isSuggestions(error.data) ? error.data.gone : undefined;
    if (gone === undefined) return errors.notFoundTitle;
    return gone === "article" ? errors.goneTitle : errors.productGoneTitle;
  }
  return isUnreachable(error) ? errors.unreachableTitle : errors.failedTitle;
}
