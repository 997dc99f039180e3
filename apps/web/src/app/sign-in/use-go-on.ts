import { safeRedirect, sessionToken } from "@atrium/hooks";
import { useEffect, useEffectEvent } from "react";
import { navigation } from "../../shared/navigation.ts";
import { session } from "../../shared/api.ts";
import { adminHome } from "../admin/admin-home.ts";

/** Takes who is signed in already, in this tab or another one, to where they wanted. */
export function useGoOn(redirectUrl: string | undefined, isWanted: boolean): void {
  const goOn = useEffectEvent(async () => {
    if (!isWanted) return;
    await session.start();
    if (sessionToken(session.get()) === undefined) return;
    navigation.navigate(safeRedirect(redirectUrl) ?? adminHome, { replace: true });
  });
  useEffect(() => void goOn(), []);
}
