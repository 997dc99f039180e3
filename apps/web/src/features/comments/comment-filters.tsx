import { FilterBar, Select } from "@atrium/ui";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { ChangeFilters, useChangeChips } from "../../shared/list/change-filters.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import type { ListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { ArticleFilter } from "./article-filter.tsx";
import { everyStatus, shownStatus } from "./comment-list.ts";
import { commentedArticle, type Comment } from "../../queries/comments.ts";
import { useQuery } from "../../shared/use-query.ts";

/** What the queue is filtered and sorted by. */
export function CommentFilters({ page }: { page: ListPage<Comment> }) {
  const { comments: messages, list, visitorPosts } = useMessages();
  const statuses = useDictionary("commentStatus");
  const { setFilters } = page;
  const { keyword, articleId, assignment } = page.state.filters;
  const assignments = useDictionary("assignment");
  const article = useQuery({
    ...commentedArticle(articleId ?? ""),
    enabled: articleId !== undefined,
  });
  const changeChips = useChangeChips(page);
  const title = articleId === undefined ? undefined : article.data?.title;
  return (
    <FilterBar
      search={
        <KeywordFilter
          label={messages.search}
          value={keyword ?? ""}
          onChange={(next) => setFilters({ keyword: next })}
        />
      }

      chips={[
        ...filterChips(page, {
          keyword: { name: list.keyword },
          assignment: { name: visitorPosts.assignment, formatValue: assignments.label },
          articleId: { name: messages.article, formatValue: () => title },
        }),
        ...changeChips,
      ]}
      more={<ChangeFilters page={page} />}
      onClearAll={page.clearFilters}
    >
      <Select
        aria-label={list.status}
        options={[...statuses.options, { value: everyStatus, label: messages.all }]}
        value={shownStatus(page.state.filters) ?? everyStatus}
        onChange={({ currentTarget: { value } }) =>
          setFilters({ status: value === "pending" ? undefined : value })
        }
        className="w-40"
      />
      <FilterSelect
        label={visitorPosts.assignment}
        all={visitorPosts.allAssignments}
        options={assignments.options}
        value={assignment}
        onChange={(next) => setFilters({ assignment: next })}
      />
      <ArticleFilter
        value={articleId}
        title={title}
        onChange={(id) => setFilters({ articleId: id })}
      />
      <Select
        aria-label={messages.order}
        options={[
          { value: "unassigned", label: messages.unassignedFirst },
          { value: "descending", label: messages.newestFirst },
          { value: "ascending", label: messages.oldestFirst },
        ]}
        value={page.sort?.direction ?? "unassigned"}
        onChange={({ currentTarget: { value } }) =>
          page.setSort(
            value === "ascending" || value === "descending"
              ? { columnId: "createdAt", direction: value }
              : null,
          )
        }
        className="w-36"
      />
    </FilterBar>
  );
}
