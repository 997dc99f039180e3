import { Button, DropdownMenu, type MenuEntry } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Bookmark, BookmarkPlus, Pencil, Save, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { savedViewQueries, type SavedView } from "../../../queries/saved-views.ts";
import { DeleteDialog } from "../../delete-dialog.tsx";
import { useMessages } from "../../messages.ts";
import { lazyPart } from "../../lazy-part.tsx";
import { notices } from "../../notices.tsx";
import { columnsOf, isChanged, searchOf } from "./saved-view-state.ts";
import { NO_VIEW, useSavedViews, type ViewedList } from "./use-saved-views.ts";

/** It brings the form library. */
const SavedViewDialog = lazyPart(
  async () => (await import("./saved-view-dialog.tsx")).SavedViewDialog,
);

/** The views of a list: choose, save, change, share and delete them. */
export function SavedViewsMenu(viewed: ViewedList) {
  const { savedViews: messages } = useMessages();
  const { views, current, error, show } = useSavedViews(viewed);
  const [editing, setEditing] = useState<SavedView | "new">();
  const [deleting, setDeleting] = useState<SavedView>();
  const showAll = () => viewed.page.showState({ ...viewed.page.state, ...emptyState }, NO_VIEW);
  const entryOf = (view: SavedView): MenuEntry => ({
    id: view.id,
    label: view.name,
    hint: view.isDefault && messages.default,
    checked: view.id === current?.id,
    onSelect: () => show(view),
  });
  const group = (label: string, some: readonly SavedView[]): MenuEntry[] =>
    some.length === 0 ? [] : [{ kind: "label", id: label, label }, ...some.map(entryOf)];
  const steps = useViewSteps(viewed, current, {
    onEdit: setEditing,
    onDelete: setDeleting,
  });
  const entries: MenuEntry[] = [
    { id: "all", label: messages.all, checked: current === undefined, onSelect: showAll },
    ...group(
      messages.own,
      views.filter(({ shared }) => !shared),
    ),
    ...group(
      messages.shared,
      views.filter(({ shared }) => shared),
    ),
    ...(error === null ? [] : [{ kind: "label" as const, id: "error", label: error.message }]),
    { kind: "separator", id: "line" },
    {
      id: "save",
      label: messages.saveAs,
      icon: <BookmarkPlus />,
      onSelect: () => setEditing("new"),
    },
    ...steps,
  ];
  return (
    <>
      <DropdownMenu
        entries={entries}
        trigger={
          <Button variant="ghost">
            <Bookmark aria-hidden="true" />
            <span className="max-w-40 truncate">{current?.name ?? messages.views}</span>
          </Button>
        }
      />
      {editing && (
        <SavedViewDialog
          view={editing === "new" ? undefined : editing}
          viewed={viewed}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={deleting}
          text={deleting.shared ? messages.deleteSharedText : undefined}
          remove={savedViewQueries.remove}
          onDeleted={() => viewed.page.showState(viewed.page.state, NO_VIEW)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

const emptyState = { pageNo: 1, filters: {} };

interface StepCallbacks {
  onEdit: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
}

/** What can be done with the view that is shown. */
function useViewSteps(
  { list, page, table }: ViewedList,
  view: SavedView | undefined,
  { onEdit, onDelete }: StepCallbacks,
): MenuEntry[] {
  const { savedViews: messages } = useMessages();
  const update = useMutation(savedViewQueries.update());
  const setDefault = useMutation(savedViewQueries.setDefault());
  if (view === undefined) return [];
  const { id, version, name, isDefault } = view;
  const can = (action: SavedView["allowedActions"][number]) => view.allowedActions.includes(action);
  const replace = () => {
    const columns = view.columns && table ? columnsOf(table.layout) : null;
    update.mutate(
      { id, version, search: searchOf(page.state), columns },
      {
        onSuccess: () => notices.success(messages.saved({ name })),
        onError: ({ message }) => notices.error(message),
      },
    );
  };
  const steps: (MenuEntry | false)[] = [
    can("update") &&
      isChanged(view, page, table?.layout) && {
        id: "replace",
        label: messages.replace({ name }),
        icon: <Save />,
        onSelect: replace,
      },
    {
      id: "default",
      label: messages.openWith({ name }),
      icon: <Star />,
      checked: isDefault,
      onSelect: () => setDefault.mutate({ list, viewId: isDefault ? null : id }),
    },
    can("update") && {
      id: "edit",
      label: can("share") ? messages.renameOrShare({ name }) : messages.rename({ name }),
      icon: <Pencil />,
      onSelect: () => onEdit(view),
    },
    can("delete") && {
      id: "delete",
      label: messages.delete({ name }),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => onDelete(view),
    },
  ];
  return steps.filter((step) => step !== false);
}
