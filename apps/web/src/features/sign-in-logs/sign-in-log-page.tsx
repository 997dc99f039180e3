import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { OutcomeFilter, PeriodFilter, UserFilter } from "../../shared/list/log-filters.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { signInLogQueries } from "../../queries/sign-in-logs.ts";
import { signInLogColumns } from "./sign-in-log-columns.tsx";
import { signInLogList } from "./sign-in-log-list.ts";

const source = listSource({
  spec: signInLogList,
  query: (state) => signInLogQueries.page(signInLogList.toQuery(state)),
});

/** Who signed in, or tried to, and who signed out. */
export function SignInLogPage() {
  const admin = useMessages();
  const { signInLogs: messages, logs, list } = admin;
  const events = useDictionary("signInEvent");
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const nameOf = (id: string) => page.rows.find(({ userId }) => userId === id)?.username;
  return (
    <ListView
      page={page}
      title={messages.title}
      description={messages.pageDescription}
      savedViews="signInLogsPage"
      fileName="sign-in-log"
      columns={signInLogColumns(admin, events)}
      rowName={({ username }) => username}
      keywordLabel={messages.search}
      filters={
        <>
          <UserFilter page={page} nameOf={nameOf} />
          <FilterSelect
            label={messages.event}
            all={messages.allEvents}
            options={events.options}
            value={page.state.filters["event"]}
            onChange={(event) => page.setFilters({ event })}
          />
          <OutcomeFilter page={page} />
        </>
      }
      moreFilters={<PeriodFilter page={page} />}
      chips={filterChips(page, {
        keyword: { name: list.keyword },
        userId: { name: logs.person, formatValue: nameOf },
        event: { name: messages.event, formatValue: events.label },
        success: {
          name: logs.outcome,
          formatValue: (value) => (value === "true" ? logs.done : logs.refused),
        },
        from: { name: logs.from },
        to: { name: logs.to },
      })}
    />
  );
}
SignInLogPage.firstQueries = source.firstQueries;
