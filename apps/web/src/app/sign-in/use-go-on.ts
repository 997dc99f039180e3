import { safeRedirect, sessionToken } from "@atrium/hooks";
import { useEffect, useEffectEvent } from "react";
import { navigation } from "../../shared/navigation.ts";
import { session } from "../../shared/api.ts";
import { adminHome } from "../admin/admin-home.ts";

/**
 * Takes who is signed in already, in this tab or another one, to where they wanted. Whose session has ended stays: they
 * may have begun to type.
 */
export function useGoOn(redirectUrl: string | undefined, isWanted: boolean): void {
  const goOn = useEffectEvent(() => {
    navigation.navigate(safeRedirect(redirectUrl) ?? adminHome, { replace: true });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    void isSignedIn().then((isIn) => {
      if (isIn && !isLeft) goOn();
    });
    return () => {
      isLeft = true;
    };
    // Whoever comes later has signed in here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

async function isSignedIn(): Promise<boolean> {
  await session.start();
  const token = sessionToken(session.get());
  if (token === undefined) return false;
  // A failure has its notice, and leaves the form to try again.
  const state = await session.load().catch(() => undefined);
  return state?.status === "ready" && state.token === token;
}
