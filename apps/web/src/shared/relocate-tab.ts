import { tabs } from "./api.ts";
import { navigation } from "./navigation.ts";

/** Shows another location in a tab while its view stays as it is: the new record that it edits was created. */
export function relocateTab(
  key: string,
  to: string,
  params: Readonly<Record<string, string>>,
): void {
  const isShown = tabs.get().activeKey === key;
  tabs.relocate(key, { key: to, pathname: to, href: to, params, search: {}, hash: "" });
  if (isShown) navigation.navigate(to, { replace: true });
}
