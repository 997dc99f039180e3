import { Button, PageHeader, PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { allRecommends, recommendQueries, type Recommend } from "../../queries/recommends.ts";
import { RecommendGroup } from "./recommend-group.tsx";
import { groupByPosition, displayTitle, filterRecommends } from "./recommend-groups.ts";

const RecommendSheet = lazyPart(async () => (await import("./recommend-sheet.tsx")).RecommendSheet);

/** Recommendations by position, in their public order. */
export function RecommendPage() {
  const { recommends: messages } = useMessages();
  const can = useViewCan();
  const { search, setSearch } = useViewAddress();
  const [deleting, setDeleting] = useState<Recommend>();
  const query = useQuery(allRecommends);
  const keyword = typeof search["keyword"] === "string" ? search["keyword"] : "";
  const setKeyword = (next: string) => setSearch({ ...search, keyword: next || undefined });
  const open = (dialog: string | undefined, position?: string) =>
    setSearch({ ...search, dialog, position });
  const dialog = typeof search["dialog"] === "string" ? search["dialog"] : undefined;
  const rows = query.data?.records ?? [];
  return (
    <ViewPage>
      <PageHeader
        title={messages.title}
        description={messages.pageDescription}
        actions={
          <>
            <KeywordFilter label={messages.search} value={keyword} onChange={setKeyword} />
            {can("save") && (
              <Button onClick={() => open("new")}>
                <Plus aria-hidden="true" />
                {messages.new}
              </Button>
            )}
          </>
        }
      />
      {query.data === undefined ? (
        <PanelState state={pendingStatus(query, messages.permission)} />
      ) : (
        <Groups
          rows={rows}
          keyword={keyword}
          onNew={can("save") ? (position) => open("new", position) : undefined}
          onEdit={can("update") ? ({ id }) => open(id) : undefined}
          onDelete={can("delete") ? setDeleting : undefined}
        />
      )}
      {dialog !== undefined && (
        <RecommendSheet
          key={dialog}
          id={dialog}
          position={typeof search["position"] === "string" ? search["position"] : undefined}
          others={rows}
          onClose={() => open(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: displayTitle(deleting) }}
          text={messages.deleteText}
          remove={recommendQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ViewPage>
  );
}

interface GroupsProps {
  rows: readonly Recommend[];
  keyword: string;
  onNew: ((position: string) => void) | undefined;
  onEdit: ((row: Recommend) => void) | undefined;
  onDelete: ((row: Recommend) => void) | undefined;
}

function Groups({ rows, keyword, ...actions }: GroupsProps) {
  const positions = useDictionary("positionType");
  const isSearch = keyword !== "";
  const found = isSearch ? filterRecommends(rows, keyword) : rows;
  const known = isSearch ? [] : positions.options.map(({ value }) => value);
  if (isSearch && found.length === 0) return <PanelState state={{ status: "nothingFound" }} />;
  return groupByPosition(found, known).map((group) => (
    <RecommendGroup
      key={group.position}
      group={group}
      name={positions.label(group.position)}
      // Among some of them a place in the order means nothing.
      sortable={!isSearch && actions.onEdit !== undefined}
      {...actions}
    />
  ));
}
