import { Button } from "@atrium/ui";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { queryClient, sdk } from "../../shared/api.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { PersonFilter } from "../../shared/list/log-filters.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { EndSessionDialog } from "./end-session-dialog.tsx";
import { liveSessionColumns } from "./live-session-columns.tsx";
import { liveSessionList } from "./live-session-list.ts";
import { liveSessionQueries, type LiveSession } from "./queries.ts";

/** Who is signed in now, from where; ends what should not be. */
export function LiveSessionPage() {
  const messages = useMessages();
  const { liveSessions: words, logs, list } = messages;
  const can = useViewCan();
  const [ending, setEnding] = useState<LiveSession>();
  const page = useListPage({
    spec: liveSessionList,
    query: (state) => liveSessionQueries.page(liveSessionList.toQuery(state)),
    empty: { title: words.emptyTitle },
    right: words.right,
  });
  const nameOf = (id: string) => page.rows.find(({ userId }) => userId === id)?.name;
  return (
    <>
      <ListView
        page={page}
        title={words.title}
        lead={words.lead}
        fileName="sessions"
        columns={liveSessionColumns(messages)}
        rowName={({ name }) => name}
        keywordLabel={words.search}
        filters={<PersonFilter page={page} nameOf={nameOf} />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          userId: { name: logs.person, inWords: nameOf },
        })}
        rowActions={(session) =>
          // One's own is ended by signing out.
          can("delete") &&
          !session.current && (
            <Button
              size="small"
              aria-label={words.endNamed({ name: session.name })}
              onClick={() => setEnding(session)}
            >
              {words.end}
            </Button>
          )
        }
        batch={
          can("delete")
            ? [
                {
                  id: "end",
                  label: words.end,
                  icon: <LogOut aria-hidden="true" />,
                  danger: true,
                  confirm: ({ count }) => ({
                    title: words.endMany({ count }),
                    text: words.endText,
                  }),
                  applies: ({ current }) => !current,
                  run: ({ id }) => sdk.liveSessions.delete(id, { quiet: true }),
                  onDone: () =>
                    void queryClient.invalidateQueries({ queryKey: liveSessionQueries.keys.all }),
                },
              ]
            : []
        }
      />
      {ending && <EndSessionDialog session={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
