import {
  BottomBar,
  cn,
  ColumnsMenu,
  DataTable,
  FilterBar,
  fitTableLayout,
  PageHeader,
  shownColumns,
  useIsNarrow,
  type DataTableState,
  type FilterChip,
} from "@atrium/ui";
import { useRef, type ReactNode } from "react";
import type { ListName } from "../../queries/saved-views.ts";
import { preferences } from "../api.ts";
import { useTableDensity } from "../use-table-density.ts";
import { KeywordFilter } from "../keyword-filter.tsx";
import { ViewPage } from "../view-page.tsx";
import { ChangeFilters, hasChangeFilters, useChangeChips } from "./change-filters.tsx";
import { BatchBar } from "./batch-bar.tsx";
import type { BulkEdit } from "./bulk-edit/bulk-edit.ts";
import type { BatchAction } from "./batch-action.ts";
import { ExportMenu } from "./export-menu.tsx";
import { toTableColumns, type ListColumn } from "./list-column.ts";
import { ListPagination } from "./list-pagination.tsx";
import { SavedViewsMenu } from "./saved-views/saved-views-menu.tsx";
import type { ListPage } from "./use-list-page.ts";
import { SkipToRows } from "./skip-to-rows.tsx";
import { primaryAction, useListShortcuts } from "./use-list-shortcuts.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { useSelection } from "./use-selection.ts";
import { useTableLayout } from "./use-table-layout.ts";

export interface ListViewProps<Row> {
  page: ListPage<Row>;
  title: string;
  /** A sentence about what the list is for. */
  description?: string;
  /** Shown instead of title and description: the head of a list that is a part of a page. */
  head?: ((tools: ReactNode) => ReactNode) | undefined;
  columns: readonly ListColumn<Row>[];
  /** The accessible name of a row, also used in confirmations. */
  rowName: (row: Row) => string;
  /** Names the box to search with; a list without one cannot be searched. */
  keywordLabel?: string | undefined;
  /** Filters besides the keyword. */
  filters?: ReactNode | undefined;
  /** Filters that are used less. */
  moreFilters?: ReactNode | undefined;
  chips?: readonly FilterChip[] | undefined;
  /** The primary action. */
  action?: ReactNode | undefined;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Enter or a double press on a row: what its first action does. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** What can be done to several rows at once. */
  batch?: readonly BatchAction<Row>[] | undefined;
  /** What of several rows can be changed at once. */
  bulkEdit?: BulkEdit<Row> | undefined;
  /** The name of exported files, without an ending. */
  fileName: string;
  /** Imports records of the list. */
  importer?: ReactNode | undefined;
  /** The list, as saved views name it; without it none can be saved. */
  savedViews?: ListName | undefined;
  /** What the rows that match, or those that are selected, add up to. */
  summary?: ((selected: readonly Row[]) => string | undefined) | undefined;
  /** What has to be known before the list, under its head. */
  notice?: ReactNode | undefined;
}

/** A list screen: filters, table, pages, what can be done to one row or to many, and export. */
export function ListView<Row extends { readonly id: string }>(props: ListViewProps<Row>) {
  const { page, title, columns, rowName, keywordLabel, batch = [] } = props;
  const selection = useSelection(page, rowName);
  const tableColumns = toTableColumns(columns);
  const [layout, setLayout] = useTableLayout(tableColumns);
  const density = useTableDensity();
  const isNarrow = useIsNarrow();
  const box = useRef<HTMLDivElement>(null);
  const { focusRows } = useListShortcuts(box);
  useFocusAfterRemoval(box, page.rows);
  const changeChips = useChangeChips(page);
  const moreFilters = hasChangeFilters(page) ? (
    <>
      {props.moreFilters}
      <ChangeFilters page={page} />
    </>
  ) : (
    props.moreFilters
  );
  const action = props.action && (
    <div {...primaryAction} className="grid">
      {props.action}
    </div>
  );
  const tools = (
    <>
      {props.savedViews && (
        <SavedViewsMenu
          list={props.savedViews}
          page={page}
          table={{ layout: fitTableLayout(tableColumns, layout), setLayout }}
        />
      )}
      {props.importer}
      <ExportMenu page={page} columns={shownColumns(columns, layout)} fileName={props.fileName} />
      <ColumnsMenu
        columns={tableColumns}
        layout={layout}
        onLayoutChange={setLayout}
        density={density}
        onDensityChange={(next) => preferences.setDensity(next)}
      />
    </>
  );
  /** On an empty list what is in its middle starts it: nothing else has to, where there is little room. */
  const isStart = isNarrow && page.table.status === "empty";
  const hasSelection = batch.length > 0 || props.bulkEdit !== undefined;
  const selectionBar = hasSelection && (
    <BatchBar
      page={page}
      selection={selection}
      actions={batch}
      bulkEdit={props.bulkEdit}
      rowName={rowName}
      onOpen={props.onRowOpen}
    />
  );
  return (
    <ViewPage fill ref={box} className={cn("relative max-[56.25rem]:h-auto", props.head && "p-0")}>
      <SkipToRows onSkip={focusRows} />
      {props.head?.(tools) ?? (
        <PageHeader title={title} description={props.description} actions={tools} />
      )}
      {props.notice}
      <FilterBar
        chips={[...(props.chips ?? []), ...changeChips]}
        onClearAll={page.clearFilters}
        action={!isNarrow && action}
        more={moreFilters}
        search={
          keywordLabel !== undefined && (
            <KeywordFilter
              label={keywordLabel}
              value={page.state.filters.keyword ?? ""}
              onChange={(keyword) => page.setFilters({ keyword })}
            />
          )
        }
      >
        {props.filters}
      </FilterBar>
      {!isNarrow && selectionBar}
      <DataTable
        label={title}
        className="min-h-0 flex-initial max-[56.25rem]:overflow-visible"
        columns={tableColumns}
        layout={layout}
        onLayoutChange={setLayout}
        density={density}
        rowId={(row) => row.id}
        state={withStart(page.table, action)}
        sort={page.sort}
        onSortChange={page.setSort}
        selection={hasSelection ? selection.ofTable : undefined}
        rowActions={props.rowActions}
        onRowOpen={props.onRowOpen}
      />
      <ListPagination page={page} summary={props.summary?.(selection.rows)} />
      {isNarrow && !isStart && (selection.rows.length > 0 || action) && (
        <BottomBar>{selection.rows.length > 0 ? selectionBar : action}</BottomBar>
      )}
    </ViewPage>
  );
}

/** An empty list offers what starts it. */
function withStart<Row>(state: DataTableState<Row>, action: ReactNode): DataTableState<Row> {
  return state.status === "empty" ? { ...state, action } : state;
}
