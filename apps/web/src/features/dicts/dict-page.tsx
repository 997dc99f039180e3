import { PageHeader, PanelState } from "@atrium/ui";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { SplitPage } from "../../shared/split-page.tsx";
import { TreeBar } from "../../shared/tree-bar.tsx";
import { useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { DictItems } from "./dict-items.tsx";
import { DictNav } from "./dict-nav.tsx";
import { dictQueries, type Dict } from "../../queries/dicts.ts";
import { useQuery } from "../../shared/use-query.ts";

const DictSheet = lazyPart(async () => (await import("./dict-sheet.tsx")).DictSheet);

/** All dictionaries at the left, the items of one at the right. */
export function DictPage() {
  const { dicts: messages } = useMessages();
  const can = useViewCan();
  const { search, setSearch } = useViewAddress();
  const { dict: dictId, dialog } = search;
  const dicts = useQuery(dictQueries.list({}));
  const [deleting, setDeleting] = useState(false);
  const [typed, setTyped] = useState("");
  const chosen = dicts.data?.find(({ id }) => id === dictId);
  const open = (next: string | undefined) => setSearch({ ...search, dialog: next });
  return (
    <SplitPage
      sideLabel={messages.list}
      header={<PageHeader title={messages.title} description={messages.pageDescription} />}
      bar={
        <TreeBar
          messages={messages}
          typed={typed}
          onType={setTyped}
          onNew={can("save") ? () => open("new") : undefined}
        />
      }
      side={
        dicts.data === undefined ? (
          <PanelState state={pendingStatus(dicts, messages.permission)} />
        ) : (
          <DictNav
            dicts={dicts.data}
            typed={typed}
            chosenId={chosen?.id}
            onChoose={(id) => setSearch({ dict: id })}
          />
        )
      }
    >
      {chosen ? (
        <DictItems
          key={chosen.id}
          dict={chosen}
          onEdit={() => open("edit")}
          onDelete={() => setDeleting(true)}
        />
      ) : (
        dicts.data && (
          <PanelState
            state={
              dictId === undefined
                ? { status: "empty", title: messages.chooseTitle, text: messages.chooseText }
                : { status: "empty", title: messages.goneTitle, text: messages.goneText }
            }
          />
        )
      )}
      {dicts.data && (dialog === "new" || (dialog === "edit" && chosen)) && (
        <DictSheet
          key={`${dialog} ${chosen?.id}`}
          id={dialog === "new" ? undefined : chosen?.id}
          dicts={dicts.data}
          onClose={() => open(undefined)}
          onSaved={(id) => setSearch({ dict: id })}
        />
      )}
      {deleting && chosen && <DeleteDict dict={chosen} onClose={() => setDeleting(false)} />}
    </SplitPage>
  );
}
DictPage.firstQueries = () => [dictQueries.list({})];

function DeleteDict({ dict, onClose }: { dict: Dict; onClose: () => void }) {
  const { dicts: messages } = useMessages();
  const seed = useSeedTranslations();
  const { setSearch } = useViewAddress();
  return (
    <DeleteDialog
      record={{ ...dict, name: seed.dictionary(dict.name) }}
      kind="dicts"
      remove={dictQueries.remove}
      explain={({ children: count }) => (count ? messages.hasItems({ count }) : undefined)}
      onDeleted={() => setSearch({})}
      onClose={onClose}
    />
  );
}
