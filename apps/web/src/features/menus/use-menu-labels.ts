import { useMessages } from "../../shared/messages.ts";
import type { MenuFields } from "./queries.ts";

/** What the fields of a menu are called. */
export function useMenuLabels(): Record<keyof MenuFields, string> {
  const { menus: words, list } = useMessages();
  return {
    type: words.type,
    title: words.titleField,
    parentId: words.parent,
    orderBy: list.orderBy,
    name: words.name,
    url: words.url,
    component: words.component,
    icon: words.icon,
    permissionCode: words.permissionCode,
    activeMenu: words.activeMenu,
    badgeKey: words.badgeKey,
    affix: words.affix,
    noCache: words.noCache,
    status: list.status,
    description: words.description,
  };
}
