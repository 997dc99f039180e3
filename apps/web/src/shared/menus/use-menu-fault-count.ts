import { useHasPermission } from "@atrium/hooks";
import { menuTree } from "../../queries/menus.ts";
import { navigationOf } from "../api.ts";
import { installedViews } from "../installed-views.ts";
import { menuIconNames } from "../menu-icon.tsx";
import { useQuery } from "../use-query.ts";
import { lockoutProblems } from "./administration-lockout.ts";
import { menuProblems } from "./menu-problems.ts";
import { previewEntries } from "./preview-entries.ts";

/**
 * How many faults the menus have: views that are not installed, names used twice. Undefined while that is not known,
 * and for those who may not see the menus.
 */
export function useMenuFaultCount(): number | undefined {
  const mayRead = useHasPermission()("system:menu:view");
  const tree = useQuery({ ...menuTree, enabled: mayRead });
  if (tree.data === undefined) return undefined;
  const entries = previewEntries(tree.data, undefined);
  const navigation = navigationOf(entries);
  const installed = { views: installedViews(), icons: menuIconNames };
  return (
    lockoutProblems(navigation, tree.data).length +
    menuProblems(entries, navigation.problems, installed).length
  );
}
