"use client";

import { useEffect, useMemo } from "react";
import type { SessionState } from "../session/session-machine.ts";
import { useStoreSelector } from "../store/use-store-selector.ts";
import { useAtrium } from "./atrium-provider.tsx";
import type { GuardDecision } from "./guard-decision.ts";

/**
 * The guard's decision about the address that is shown. It loads what is missing, and decides again whenever the session
 * or its menus change.
 *
 * @param href Path, query and hash, without origin.
 * @example
 * const decision = useGuard(href);
 * if (decision.kind === "loading") return "Loading…";
 */
export function useGuard(href: string): GuardDecision {
  const { guard, session } = useAtrium();
  const state = useStoreSelector(session, whole);
  const entered = useStoreSelector(guard.entered, whole);
  useEffect(() => {
    void guard.enter(href);
  }, [guard, href]);
  return useMemo(
    () => guard.decide(href, { session: state, entered }),
    [guard, href, state, entered],
  );
}

function whole<Value extends SessionState | number | undefined>(value: Value): Value {
  return value;
}
