import {
  Button,
  DataTable,
  FileTiles,
  FilterBar,
  IconButton,
  PageHeader,
  PanelState,
  Select,
} from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { LayoutGrid, List, Upload } from "lucide-react";
import { useRef } from "react";
import { mediaKindRule } from "../../generated/text-rules.ts";
import { fileQueries, type MediaFile } from "../../queries/files.ts";
import { UploadProblems } from "../../shared/field-upload.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { BatchBar } from "../../shared/list/batch-bar.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { ChangeFilters, useChangeChips } from "../../shared/list/change-filters.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { toTableColumns } from "../../shared/list/list-column.ts";
import { PeriodFilter, UserFilter } from "../../shared/list/log-filters.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { SkipToRows } from "../../shared/list/skip-to-rows.tsx";
import { primaryAction, useListShortcuts } from "../../shared/list/use-list-shortcuts.ts";
import { useSelection } from "../../shared/list/use-selection.ts";
import { SavedViewsMenu } from "../../shared/list/saved-views/saved-views-menu.tsx";
import { ListPagination } from "../../shared/list/list-pagination.tsx";
import { MediaGrid } from "../../shared/media/media-grid.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { mediaColumns } from "./media-columns.tsx";
import { mediaList } from "./media-list.ts";
import { useMediaUpload } from "./use-media-upload.ts";

const source = listSource({
  spec: mediaList,
  query: (state) => fileQueries.page(mediaList.toQuery(state)),
});

const MediaSheet = lazyPart(async () => (await import("./media-sheet.tsx")).MediaSheet);

const sorts = {
  newest: { columnId: "createdAt", direction: "descending" },
  oldest: { columnId: "createdAt", direction: "ascending" },
  name: { columnId: "name", direction: "ascending" },
  largest: { columnId: "size", direction: "descending" },
} as const;

/** The media library: find, upload, look at and delete files. */
export function MediaPage() {
  const admin = useMessages();
  const { media: messages, list } = admin;
  const locale = useLocale();
  const can = useViewCan();
  const address = useViewAddress();
  const isTable = address.search["view"] === "table";
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const nameOf = ({ name }: MediaFile) => name;
  const selection = useSelection(page, nameOf);
  const removal = useMutation(fileQueries.removeUnused());
  const changeChips = useChangeChips(page);
  const upload = useMediaUpload();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { focusRows } = useListShortcuts(box);
  const open = ({ id }: MediaFile) => page.setDialog(id);
  const running = upload.items.filter(({ status }) => status !== "success");
  const action = can("upload") && (
    <div {...primaryAction} className="grid">
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {messages.upload}
      </Button>
    </div>
  );
  const { kind, unused } = page.state.filters;
  const nameOfUploader = (id: string) =>
    page.rows.find(({ createdBy }) => createdBy === id)?.createdByName;
  const useLabels: Record<string, string> = { true: messages.unused, false: messages.used };
  return (
    <>
      <div {...(can("upload") && upload.getDropProps())} className="h-full">
        <ViewPage fill ref={box} className="relative">
          <SkipToRows onSkip={focusRows} />
          <PageHeader
            title={messages.title}
            description={messages.pageDescription}
            actions={
              <>
                <SavedViewsMenu list="filesPage" page={page} />
                <div role="group" aria-label={messages.view} className="flex gap-1">
                  <IconButton
                    label={messages.grid}
                    aria-pressed={!isTable}
                    variant={isTable ? "ghost" : "outline"}
                    onClick={() => address.setSearch({ ...address.search, view: undefined })}
                  >
                    <LayoutGrid />
                  </IconButton>
                  <IconButton
                    label={messages.table}
                    aria-pressed={isTable}
                    variant={isTable ? "outline" : "ghost"}
                    onClick={() => address.setSearch({ ...address.search, view: "table" })}
                  >
                    <List />
                  </IconButton>
                </div>
              </>
            }
          />
          <FilterBar
            search={
              <KeywordFilter
                label={messages.search}
                value={page.state.filters["keyword"] ?? ""}
                onChange={(keyword) => page.setFilters({ keyword })}
              />
            }

            action={action}
            onClearAll={page.clearFilters}
            chips={[
              ...filterChips(page, {
                keyword: { name: list.keyword },
                kind: { name: messages.kind, formatValue: (value) => kindLabel(messages, value) },
                unused: { name: messages.use, formatValue: (value) => useLabels[value] },
                userId: { name: messages.uploader, formatValue: nameOfUploader },
                from: { name: messages.uploadedAt, formatValue: (day) => `≥ ${day}` },
                to: { name: messages.uploadedAt, formatValue: (day) => `≤ ${day}` },
              }),
              ...changeChips,
            ]}
            more={
              <>
                <UserFilter page={page} nameOf={nameOfUploader} />
                <PeriodFilter page={page} />
                <ChangeFilters page={page} />
              </>
            }
          >
            <FilterSelect
              label={messages.kind}
              all={messages.allKinds}
              options={mediaKindRule.values.map((value) => ({
                value,
                label: messages.kinds[value],
              }))}
              value={kind}
              onChange={(next) => page.setFilters({ kind: next })}
            />
            <FilterSelect
              label={messages.use}
              all={messages.anyUse}
              options={[
                { value: "false", label: messages.used },
                { value: "true", label: messages.unused },
              ]}
              value={unused}
              onChange={(next) => page.setFilters({ unused: next })}
            />
            {!isTable && (
              <Select
                aria-label={messages.sort}
                className="w-40"
                options={sortNames.map((value) => ({ value, label: messages.sorts[value] }))}
                value={sortNames.find((name) => isSort(page.sort, sorts[name])) ?? "newest"}
                onChange={({ currentTarget }) => {
                  const name = sortNames.find((one) => one === currentTarget.value);
                  page.setSort(name === undefined ? null : sorts[name]);
                }}
              />
            )}
          </FilterBar>
          <input {...upload.getInputProps()} ref={input} hidden aria-hidden="true" tabIndex={-1} />
          <UploadProblems problems={upload.problems} />
          {running.length > 0 && (
            <FileTiles
              label={messages.uploading}
              onRemove={upload.cancel}
              tiles={running.map(({ uid, name, progress }) => ({
                id: uid,
                name,
                status: "uploading",
                percent: progress,
              }))}
            />
          )}
          {can("delete") && (
            <BatchBar
              page={page}
              selection={selection}
              rowName={nameOf}
              actions={[
                batchDelete<MediaFile>(list, {
                  applies: ({ usedIn }) => usedIn === 0,
                  confirm: ({ count }) => ({
                    title: messages.deleteUnusedTitle({ count }),
                    text: messages.deleteUnusedText,
                  }),
                  run: removal.mutateAsync,
                }),
              ]}
            />
          )}
          {isTable ? (
            <DataTable
              label={messages.title}
              className="min-h-0 flex-1"
              columns={toTableColumns(mediaColumns(admin, locale, open))}
              rowId={({ id }) => id}
              state={page.table}
              sort={page.sort}
              onSortChange={page.setSort}
              selection={can("delete") ? selection.ofTable : undefined}
              onRowOpen={open}
            />
          ) : page.table.status === "ready" ? (
            <div className="min-h-0 flex-1 overflow-auto p-0.5">
              <MediaGrid
                label={messages.title}
                files={page.rows}
                showUse
                selectedIds={selection.ofTable.selectedIds}
                onSelect={
                  can("delete")
                    ? (file, selected) => {
                        const others = selection.rows.filter(({ id }) => id !== file.id);
                        selection.keep(selected ? [...others, file] : others);
                      }
                    : undefined
                }
                openLabel={({ name }) => messages.open({ name })}
                onOpen={open}
              />
            </div>
          ) : (
            <PanelState
              className="flex-1"
              state={page.table.status === "empty" ? { ...page.table, action } : page.table}
            />
          )}
          <ListPagination page={page} />
        </ViewPage>
      </div>
      {page.dialog !== undefined && (
        <MediaSheet
          key={page.dialog}
          id={page.dialog}
          can={can}
          onClose={() => page.setDialog(undefined)}
        />
      )}
    </>
  );
}
MediaPage.firstQueries = source.firstQueries;

const sortNames = ["newest", "oldest", "name", "largest"] as const;

function isSort(
  sort: { columnId: string; direction: string } | null,
  other: { columnId: string; direction: string },
): boolean {
  return sort?.columnId === other.columnId && sort.direction === other.direction;
}

function kindLabel(
  { kinds }: { kinds: Readonly<Record<string, string>> },
  value: string,
): string | undefined {
  return kinds[value];
}
