import { Button, FilterBar, PageHeader, PanelState } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { languageRule } from "../../generated/text-rules.ts";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { SkipToRows } from "../../shared/list/skip-to-rows.tsx";
import { primaryAction, useListShortcuts } from "../../shared/list/use-list-shortcuts.ts";
import { readFilter } from "../../shared/list/filter-rule.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { allRecommends, recommendQueries, type Recommend } from "../../queries/recommends.ts";
import { useQuery } from "../../shared/use-query.ts";
import { RecommendGroup } from "./recommend-group.tsx";
import {
  displayTitle,
  filterRecommends,
  groupByPosition,
  type RecommendFilter,
} from "./recommend-groups.ts";

const RecommendSheet = lazyPart(async () => (await import("./recommend-sheet.tsx")).RecommendSheet);

/** Recommendations by position, in their public order. */
export function RecommendPage() {
  const { recommends: messages, languages } = useMessages();
  const site = useContentLanguages();
  const can = useViewCan();
  const { search, setSearch } = useViewAddress();
  const [deleting, setDeleting] = useState<Recommend>();
  const query = useQuery(allRecommends);
  const keyword = typeof search["keyword"] === "string" ? search["keyword"] : "";
  const { language: asked } = search;
  const language = readFilter(languageRule, typeof asked === "string" ? asked : undefined);
  const setKeyword = (next: string) => setSearch({ ...search, keyword: next || undefined });
  const open = (dialog: string | undefined, position?: string, history?: string) =>
    setSearch({ ...search, dialog, position, history });
  const dialog = typeof search["dialog"] === "string" ? search["dialog"] : undefined;
  const rows = query.data?.records ?? [];
  const box = useRef<HTMLDivElement>(null);
  const { focusRows } = useListShortcuts(box);
  return (
    <ViewPage ref={box} className="relative">
      <SkipToRows onSkip={focusRows} />
      <PageHeader title={messages.title} description={messages.pageDescription} />
      <FilterBar
        search={<KeywordFilter label={messages.search} value={keyword} onChange={setKeyword} />}
        action={
          can("save") && (
            <div {...primaryAction} className="grid">
              <Button onClick={() => open("new")}>
                <Plus aria-hidden="true" />
                {messages.new}
              </Button>
            </div>
          )
        }
      >
        {site.isMultilingual && (
          <FilterSelect
            label={languages.language}
            all={languages.all}
            options={site.options}
            value={language}
            onChange={(next) => setSearch({ ...search, language: next })}
          />
        )}
      </FilterBar>
      {query.data === undefined ? (
        <PanelState state={pendingStatus(query, messages.permission)} />
      ) : (
        <Groups
          rows={rows}
          filter={{ keyword, language }}
          onClear={() => setSearch({ ...search, keyword: undefined, language: undefined })}
          onNew={can("save") ? (position) => open("new", position) : undefined}
          onEdit={can("update") ? ({ id }) => open(id) : undefined}
          onHistory={({ id }) => open(id, undefined, id)}
          onDelete={can("delete") ? setDeleting : undefined}
        />
      )}
      {dialog !== undefined && (
        <RecommendSheet
          key={dialog}
          id={dialog}
          position={typeof search["position"] === "string" ? search["position"] : undefined}
          others={rows}
          language={language}
          onClose={() => open(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: displayTitle(deleting) }}
          text={messages.deleteText}
          kind="recommends"
          remove={recommendQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ViewPage>
  );
}
RecommendPage.firstQueries = () => [allRecommends];

interface GroupsProps {
  rows: readonly Recommend[];
  filter: RecommendFilter;
  onClear: () => void;
  onNew: ((position: string) => void) | undefined;
  onEdit: ((row: Recommend) => void) | undefined;
  onHistory: (row: Recommend) => void;
  onDelete: ((row: Recommend) => void) | undefined;
}

function Groups({ rows, filter, onClear, ...actions }: GroupsProps) {
  const positions = useDictionary("positionType");
  const isSearch = filter.keyword !== "" || filter.language !== undefined;
  const found = isSearch ? filterRecommends(rows, filter) : rows;
  const known = isSearch ? [] : positions.options.map(({ value }) => value);
  if (isSearch && found.length === 0) {
    return <PanelState state={{ status: "nothingFound", onClear }} />;
  }
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
