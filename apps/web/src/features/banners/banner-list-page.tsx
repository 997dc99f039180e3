import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { bannerColumns } from "./banner-columns.tsx";
import { bannerList } from "./banner-list.ts";
import { bannerQueries, type Banner } from "../../queries/banners.ts";

const BannerSheet = lazyPart(async () => (await import("./banner-sheet.tsx")).BannerSheet);

/** All banners: find, add, change and delete them. */
export function BannerListPage() {
  const admin = useMessages();
  const { banners: messages, list } = admin;
  const can = useViewCan();
  const removal = useMutation(bannerQueries.removeMany());
  const positions = useDictionary("positionType");
  const statuses = useDictionary("enabledStatus");
  const [deleting, setDeleting] = useState<Banner>();
  const page = useListPage({
    spec: bannerList,
    query: (state) => bannerQueries.page(bannerList.toQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { position, status } = page.state.filters;
  const edit = can("update") ? ({ id }: Banner) => page.setDialog(id) : undefined;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="banners"
        columns={bannerColumns(admin, positions, statuses, edit)}
        onRowOpen={edit}
        rowName={({ title }) => title}
        keywordLabel={messages.search}
        filters={
          <>
            <FilterSelect
              label={messages.position}
              all={messages.allPositions}
              options={positions.options}
              value={position}
              onChange={(next) => page.setFilters({ position: next })}
            />
            <FilterSelect
              label={list.status}
              all={list.allStatuses}
              options={statuses.options}
              value={status}
              onChange={(next) => page.setFilters({ status: next })}
            />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          position: { name: messages.position, formatValue: positions.label },
          status: { name: list.status, formatValue: statuses.label },
        })}
        action={
          can("save") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        rowActions={(banner) => (
          <RowActions
            name={banner.title}
            onEdit={edit && (() => edit(banner))}
            onDelete={can("delete") ? () => setDeleting(banner) : undefined}
          />
        )}
        batch={
          can("delete")
            ? [
                batchDelete<Banner>(list, {
                  run: removal.mutateAsync,
                }),
              ]
            : []
        }
      />
      {page.dialog !== undefined && (
        <BannerSheet key={page.dialog} id={page.dialog} onClose={() => page.setDialog(undefined)} />
      )}
      {deleting && (
        <DeleteDialog
          record={{ id: deleting.id, name: deleting.title }}
          remove={bannerQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
