import { PanelState } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { MenuSummary } from "./menu-summary.tsx";
import { MenuForm, type MenuFormProps } from "./menu-form.tsx";
import { MenuPreview } from "./menu-preview.tsx";
import { menuQueries } from "../../queries/menus.ts";
import { useQuery } from "../../shared/use-query.ts";

interface MenuEditorProps extends Omit<MenuFormProps, "menu"> {
  /** The menu to change; undefined for a new one. */
  id: string | undefined;
}

/** The form of a menu with its current values; read-only details without the permission. */
export function MenuEditor({ id, ...form }: MenuEditorProps) {
  if (id === undefined) return <MenuForm menu={undefined} {...form} />;
  return <StoredMenu id={id} {...form} />;
}

function StoredMenu({ id, ...form }: MenuEditorProps & { id: string }) {
  const { menus: messages } = useMessages();
  const can = useViewCan();
  // Fetches the current record; a later refetch must not replace the input.
  const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false };
  const menu = useQuery({ ...menuQueries.detail(id), ...fresh });
  if (menu.data === undefined)
    return <PanelState state={pendingStatus(menu, messages.permission)} />;
  if (can("update")) return <MenuForm menu={menu.data} {...form} />;
  return (
    <>
      <MenuSummary menu={menu.data} />
      <MenuPreview menus={form.menus} onChoose={form.onChoose} />
    </>
  );
}
