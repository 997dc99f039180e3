"use client";

import { createContext, useEffect, type ReactNode } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import type { Session } from "./session.ts";
import type { SessionState } from "./session-machine.ts";

/** The session of the tree below; undefined outside a provider. */
export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Provides a session to the tree below it. While it is mounted it listens to other tabs, and loads the session as soon as
 * there is a token: also on public paths, where no guard asks for it, and after signing in.
 *
 * @example
 * <SessionProvider session={session}><App /></SessionProvider>
 */
export function SessionProvider(props: { session: Session; children: ReactNode }) {
  const { session, children } = props;
  useEffect(() => {
    void session.start();
    return () => session.stop();
  }, [session]);
  const unloaded = useStoreSelector(session, unloadedToken);
  useEffect(() => {
    // A failure is a state of the session, which has shown it.
    if (unloaded !== undefined) session.load().catch(() => undefined);
  }, [session, unloaded]);
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The token of a session that was never loaded; one that failed to load is retried by the user. */
function unloadedToken(state: SessionState): string | undefined {
  return state.status === "tokenOnly" ? state.token : undefined;
}
