import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { UserFilter } from "../../shared/list/log-filters.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { EndSessionDialog } from "./end-session-dialog.tsx";
import { liveSessionColumns } from "./live-session-columns.tsx";
import { liveSessionList } from "./live-session-list.ts";
import { liveSessionQueries, type LiveSession } from "../../queries/live-sessions.ts";

const source = listSource({
  spec: liveSessionList,
  query: (state) => liveSessionQueries.page(liveSessionList.toQuery(state)),
});

/** Who is signed in now, from where; ends what should not be. */
export function LiveSessionPage() {
  const admin = useMessages();
  const { liveSessions: messages, logs, list } = admin;
  const can = useViewCan();
  const removal = useMutation(liveSessionQueries.removeMany());
  const [ending, setEnding] = useState<LiveSession>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle },
    permission: messages.permission,
  });
  const nameOf = (id: string) => page.rows.find(({ userId }) => userId === id)?.name;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="liveSessionsPage"
        fileName="sessions"
        columns={liveSessionColumns(admin)}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        filters={<UserFilter page={page} nameOf={nameOf} />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          userId: { name: logs.person, formatValue: nameOf },
        })}
        rowActions={(session) =>
          // One's own is ended by signing out.
          can("delete") &&
          !session.current && (
            <Button
              variant="outline"
              size="sm"
              aria-label={messages.endNamed({ name: session.name })}
              onClick={() => setEnding(session)}
            >
              {messages.end}
            </Button>
          )
        }
        batch={
          can("delete")
            ? [
                {
                  id: "end",
                  label: messages.end,
                  icon: <LogOut aria-hidden="true" />,
                  danger: true,
                  confirm: ({ count }) => ({
                    title: messages.endMany({ count }),
                    text: messages.endText,
                  }),
                  applies: ({ current }) => !current,
                  run: removal.mutateAsync,
                },
              ]
            : []
        }
      />
      {ending && <EndSessionDialog session={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
LiveSessionPage.firstQueries = source.firstQueries;
