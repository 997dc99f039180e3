import { DetailRows, type Detail } from "../../shared/detail-rows.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { Menu } from "../../queries/menus.ts";
import { useMenuLabels } from "./use-menu-labels.ts";

const shown = ["name", "url", "component", "icon", "permissionCode", "activeMenu"] as const;

/** A menu's details, read-only. */
export function MenuSummary({ menu }: { menu: Menu }) {
  const { menus: messages } = useMessages();
  const labels = useMenuLabels();
  const title = useSeedTranslations().menu(menu.title);
  const types = useDictionary("menuType");
  const statuses = useDictionary("enabledStatus");
  const rows: Detail[] = [
    [labels.type, types.label(menu.type)],
    ...shown.map((field): Detail => [labels[field], menu[field]]),
    [labels.badgeKey, menu.badgeKey && messages.badges[menu.badgeKey]],
    [labels.affix, menu.affix ? messages.yes : messages.no],
    [labels.noCache, menu.noCache ? messages.yes : messages.no],
    [labels.orderBy, String(menu.orderBy)],
    [labels.status, statuses.label(menu.status)],
    [labels.description, menu.description],
  ];
  return (
    <section aria-label={title} className="rounded-lg border border-border bg-card p-4">
      <h2 className="mt-0 mb-3 text-lg font-semibold">{title}</h2>
      <dl className="m-0 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-6 gap-y-2 text-sm">
        <DetailRows rows={rows} />
      </dl>
    </section>
  );
}
