import { useHasPermission } from "@atrium/hooks";
import { useQuery } from "@tanstack/react-query";
import { navigationOf } from "../../shared/api.ts";
import { installedViews } from "../../shared/installed-views.ts";
import { menuIconNames } from "../../shared/menu-icon.tsx";
import { lockoutProblems } from "../../shared/menus/administration-lockout.ts";
import { menuProblems } from "../../shared/menus/menu-problems.ts";
import { previewEntries } from "../../shared/menus/preview-entries.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { menuTree } from "../../queries/menus.ts";
import { HealthFact } from "./health-fact.tsx";

/** How many faults the menus have: views that are not installed, names used twice. */
export function MenuFaults() {
  const { dashboard: messages, menus } = useMessages();
  const locale = useLocale();
  const mayRead = useHasPermission()("system:menu:view");
  const tree = useQuery({ ...menuTree, enabled: mayRead });
  if (tree.data === undefined) return null;
  const entries = previewEntries(tree.data, undefined);
  const navigation = navigationOf(entries);
  const installed = { views: installedViews(), icons: menuIconNames };
  const faults = [
    ...lockoutProblems(navigation, tree.data, menus.problem),
    ...menuProblems(entries, navigation.problems, installed, menus.problem),
  ];
  const count = faults.length;
  return (
    <HealthFact name={messages.menuFaults} path="/system/menus" isWarning={count > 0}>
      {count.toLocaleString(locale)}
    </HealthFact>
  );
}
