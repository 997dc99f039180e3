import { Button, PageHeader, PanelState } from "@atrium/ui";
import type { SearchValues } from "@atrium/hooks/resource";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { topId } from "../../shared/parent-choices.ts";
import { SplitPage } from "../../shared/split-page.tsx";
import { TreeBar } from "../../shared/tree-bar.tsx";
import { menuTree } from "../../queries/menus.ts";
import {
  useEditedRecord,
  useViewAddress,
  useViewCan,
  useViewTab,
} from "../../shared/view-location.tsx";
import { DeleteMenu } from "./delete-menu.tsx";
import { MenuEditor } from "./menu-editor.tsx";
import { MenuPreview } from "./menu-preview.tsx";
import { MenuTreePanel } from "./menu-tree-panel.tsx";
import { flattenMenus } from "../../shared/menus/menu-tree.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The tree of menus at the left; the form of one of them and a preview of the side menu at the right. */
export function MenuPage() {
  const { menus: messages, list } = useMessages();
  const can = useViewCan();
  const tab = useViewTab();
  const { search, setSearch } = useViewAddress();
  const menus = useQuery(menuTree);
  // Grows when what the form began with is no longer so.
  const [round, setRound] = useState(0);
  const [deleting, setDeleting] = useState(false);
  const [typed, setTyped] = useState("");
  const isNew = search["menu"] === "new";
  const chosen = flattenMenus(menus.data ?? []).find(({ id }) => id === search["menu"]);
  const parentId = typeof search["parent"] === "string" ? search["parent"] : topId;

  const show = useEditedRecord(recordAt);
  const choose = (id: string) => show({ menu: id });
  const restart = () => setRound((count) => count + 1);
  const editorKey = `${isNew ? parentId : ""} ${chosen?.id} ${round}`;
  return (
    <SplitPage
      sideLabel={messages.tree}
      header={
        <PageHeader
          title={messages.title}
          description={messages.pageDescription}
          actions={
            <>
              {chosen && can("delete") && (
                <Button variant="ghostDestructive" onClick={() => setDeleting(true)}>
                  <Trash2 aria-hidden="true" />
                  {list.delete}
                </Button>
              )}
              {chosen && can("add") && (
                <Button variant="outline" onClick={() => show({ menu: "new", parent: chosen.id })}>
                  <Plus aria-hidden="true" />
                  {messages.newBelow}
                </Button>
              )}
            </>
          }
        />
      }
      bar={
        <TreeBar
          messages={messages}
          typed={typed}
          onType={setTyped}
          onNew={can("add") ? () => show({ menu: "new" }) : undefined}
        />
      }
      side={
        menus.data === undefined ? (
          <PanelState state={pendingStatus(menus, messages.permission)} />
        ) : (
          <MenuTreePanel
            menus={menus.data}
            typed={typed}
            chosenId={chosen?.id}
            onChoose={choose}
            onMoved={() => !tab.isUnsaved() && restart()}
          />
        )
      }
    >
      {menus.data && (
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
            {chosen || (isNew && can("add")) ? (
              <MenuEditor
                key={editorKey}
                id={chosen?.id}
                parentId={parentId}
                menus={menus.data}
                onSaved={(id) => {
                  restart();
                  setSearch({ menu: id });
                }}
                onChoose={choose}
              />
            ) : (
              <>
                <PanelState
                  state={{
                    status: "empty",
                    title: messages.chooseTitle,
                    text: messages.chooseText,
                  }}
                />
                <MenuPreview menus={menus.data} onChoose={choose} />
              </>
            )}
          </div>
        </div>
      )}
      {deleting && chosen && (
        <DeleteMenu
          menu={chosen}
          onDeleted={() => setSearch(chosen.parentId === topId ? {} : { menu: chosen.parentId })}
          onClose={() => setDeleting(false)}
        />
      )}
    </SplitPage>
  );
}
MenuPage.firstQueries = () => [menuTree];

/** What the form edits: a menu, or a new one below another. */
function recordAt({ menu, parent }: SearchValues): string {
  return JSON.stringify(menu === "new" ? [menu, parent ?? topId] : [menu]);
}
