import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { formatMonth } from "../format.ts";
import { langOf } from "../lang.ts";
import type { ListSearch } from "../loaders/list-search.ts";
import type { ArticleList } from "../loaders/list.ts";
import type { MonthCount } from "../types.ts";
import { commonTags } from "./common-tags.ts";

/** Months that are always shown; the older ones are folded away. */
const openMonths = 8;

/** Tags and months of the list, as links. */
export function ListFilters({ list, search }: { list: ArticleList; search: ListSearch }) {
  const messages = useMessages().list;
  const tags = commonTags(list.articles, search.tag);
  const older = list.months.slice(openMonths);
  if (tags.length === 0 && list.months.length === 0) return null;
  return (
    <aside id="list-filters" className="list-filters" tabIndex={-1} aria-label={messages.filters}>
      {tags.length === 0 ? null : (
        <nav aria-label={messages.tags}>
          <h2>{messages.tags}</h2>
          <ul className="tag-list">
            {tags.map((tag) => (
              <li key={tag} lang={langOf(tag)}>
                <Link
                  to="/article-list"
                  search={{ ...search, tag, pageNo: undefined }}
                  {...unlessCombined(search.type, search.month, search.author)}
                  {...current(tag === search.tag)}
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {list.months.length === 0 ? null : (
        <nav aria-label={messages.months}>
          <h2>{messages.months}</h2>
          <Months months={list.months.slice(0, openMonths)} search={search} />
          {older.length === 0 ? null : (
            <details open={older.some(({ month }) => month === search.month)}>
              <summary>{messages.moreMonths}</summary>
              <Months months={older} search={search} />
            </details>
          )}
        </nav>
      )}
    </aside>
  );
}

function Months({ months, search }: { months: MonthCount[]; search: ListSearch }) {
  const { language } = useRouter().options.context.config;
  return (
    <ul className="month-list">
      {months.map(({ month, count }) => (
        <li key={month}>
          <Link
            to="/article-list"
            search={{ ...search, month, pageNo: undefined }}
            {...unlessCombined(search.type, search.tag, search.author)}
            {...current(month === search.month)}
          >
            {formatMonth(month, language)}
          </Link>{" "}
          <span className="count">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** Search engines follow one filter at a time: their combinations are the same articles thousands of times. */
function unlessCombined(...others: (string | undefined)[]): { rel?: "nofollow" } {
  return others.some((other) => other !== undefined) ? { rel: "nofollow" } : {};
}

function current(is: boolean): { "aria-current"?: "true" } {
  return is ? { "aria-current": "true" } : {};
}
