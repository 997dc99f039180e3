import { useSessionUser } from "@atrium/hooks";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import type { Role } from "../../queries/roles.ts";

/** Why the user may not do something with a role; undefined when they may. */
export function useReadonlyReason(
  role: Role,
  action: Role["allowedActions"][number],
): string | undefined {
  const { roles: messages } = useMessages();
  const can = useViewCan();
  const own = useSessionUser()?.roles ?? [];
  if (can(action) && role.allowedActions.includes(action)) return undefined;
  if (role.builtIn) return messages.builtInReadonly;
  return own.includes(role.code) ? messages.ownReadonly : messages.readonly;
}
