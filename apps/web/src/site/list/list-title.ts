import type { Messages } from "../../i18n/index.ts";
import { formatMonth } from "../format.ts";
import type { ListSearch } from "../loaders/list-search.ts";

/**
 * The name of a list: its section and what it is narrowed down to.
 *
 * @example listTitle(messages.list, "en", "News", { tag: "radar" }) // News · Tagged “radar”
 */
export function listTitle(
  messages: Messages["list"],
  language: string,
  section: string | undefined,
  { tag, author, month }: Pick<ListSearch, "tag" | "author" | "month">,
): string {
  const parts = [
    author,
    section,
    tag && messages.tagged(tag),
    month && messages.inMonth(formatMonth(month, language)),
  ].filter((part) => part !== undefined && part !== "");
  return parts.length === 0 ? messages.allArticles : parts.join(" · ");
}
