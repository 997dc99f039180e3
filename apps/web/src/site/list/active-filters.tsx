import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { formatMonth } from "../format.ts";
import { langOf } from "../lang.ts";
import type { ListSearch } from "../loaders/list-search.ts";
import { Icon } from "../parts/icon.tsx";

/** What the list is narrowed down to, each with a way out. */
export function ActiveFilters({ search }: { search: ListSearch }) {
  const messages = useMessages().list;
  const { language } = useRouter().options.context.config;
  const month = search.month === undefined ? undefined : formatMonth(search.month, language);
  if (search.tag === undefined && search.author === undefined && month === undefined) return null;
  return (
    <ul className="active-filters">
      {search.tag === undefined ? null : (
        <li lang={langOf(search.tag)}>
          <Link to="/article-list" search={{ ...search, tag: undefined, pageNo: undefined }}>
            {messages.tagged(search.tag)}
            <Icon name="close" size={14} />
            <span className="visually-hidden">{messages.removeFilter}</span>
          </Link>
        </li>
      )}
      {search.author === undefined ? null : (
        <li lang={langOf(search.author)}>
          <Link to="/article-list" search={{ ...search, author: undefined, pageNo: undefined }}>
            {messages.byAuthor(search.author)}
            <Icon name="close" size={14} />
            <span className="visually-hidden">{messages.removeFilter}</span>
          </Link>
        </li>
      )}
      {month === undefined ? null : (
        <li>
          <Link to="/article-list" search={{ ...search, month: undefined, pageNo: undefined }}>
            {messages.inMonth(month)}
            <Icon name="close" size={14} />
            <span className="visually-hidden">{messages.removeFilter}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
