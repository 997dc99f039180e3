import { useNavigation, useSessionUser } from "@atrium/hooks";
import { useMemo } from "react";
import { navigationOf } from "../../shared/api.ts";
import type { Grantable } from "./grants.ts";

/** What the user may hand out: what they have themselves, an administrator everything; nothing while it is read-only. */
export function useGrantable(isEditable: boolean): Grantable {
  const { byId } = useNavigation(navigationOf);
  const user = useSessionUser();
  return useMemo(() => {
    const isAdmin = user?.roles.includes("admin") ?? false;
    const own = new Set(user?.permissions);
    return {
      menu: (id) => isEditable && (isAdmin || byId.has(id)),
      permission: ({ code }) => isEditable && (isAdmin || own.has(code)),
    };
  }, [byId, user, isEditable]);
}
