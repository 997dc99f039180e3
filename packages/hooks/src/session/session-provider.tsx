import { createContext, useEffect, type ReactNode } from "react";
import type { Session } from "./session.ts";

/** The session of the tree below; undefined outside a provider. */
export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Provides a session to the tree below it, and listens to other tabs while it is mounted.
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
  return <SessionContext value={session}>{children}</SessionContext>;
}
