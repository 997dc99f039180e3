import { useMenuFaultCount } from "../../shared/menus/use-menu-fault-count.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { HealthFact } from "./health-fact.tsx";

/** How many faults the menus have. */
export function MenuFaults() {
  const { dashboard: messages } = useMessages();
  const locale = useLocale();
  const count = useMenuFaultCount();
  if (count === undefined) return null;
  return (
    <HealthFact name={messages.menuFaults} path="/system/menus" isWarning={count > 0}>
      {count.toLocaleString(locale)}
    </HealthFact>
  );
}
