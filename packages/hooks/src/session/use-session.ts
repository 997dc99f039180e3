"use client";

import { useContext } from "react";
import { useStoreSelector } from "../store/use-store-selector.ts";
import { SessionContext } from "./session-provider.tsx";
import { sessionContent, type SessionState } from "./session-machine.ts";
import type { Session } from "./session.ts";
import type { SessionUser } from "./session-types.ts";

/**
 * The session given by the nearest `SessionProvider`.
 *
 * @throws when there is none.
 * @example
 * const session = useSession();
 * return <Button onClick={() => void session.signOut()}>Log out</Button>;
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/**
 * A part of the session's state.
 *
 * @example
 * const isExpired = useSessionState((state) => state.status === "expired");
 */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  return useStoreSelector(useSession(), select);
}

/**
 * The signed-in user; an expired session still has one.
 *
 * @example
 * const user = useSessionUser();
 * return user?.mustChangePassword ? "Change your password first" : user?.name;
 */
export function useSessionUser(): SessionUser | undefined {
  return useSessionState(selectUser);
}

function selectUser(state: SessionState): SessionUser | undefined {
  return sessionContent(state)?.user;
}
