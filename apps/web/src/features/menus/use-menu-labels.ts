import { useMessages } from "../../shared/messages.ts";
import type { MenuFields } from "../../queries/menus.ts";

/** What the fields of a menu are called. */
export function useMenuLabels(): Record<keyof MenuFields, string> {
  const { menus: messages, list } = useMessages();
  return {
    type: messages.type,
    title: messages.titleField,
    parentId: messages.parent,
    orderBy: list.orderBy,
    name: messages.name,
    url: messages.url,
    component: messages.component,
    icon: messages.icon,
    permissionCode: messages.permissionCode,
    activeMenu: messages.activeMenu,
    badgeKey: messages.badgeKey,
    affix: messages.affix,
    noCache: messages.noCache,
    status: list.status,
    description: messages.description,
  };
}
