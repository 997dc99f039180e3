"use client";

import { createContext, useContext, type ReactNode } from "react";
import { SessionProvider } from "../session/session-provider.tsx";
import type { Atrium } from "./atrium.ts";

const AtriumContext = createContext<Atrium | undefined>(undefined);

/**
 * Provides what `createAtrium` made, and its session, to the tree below.
 *
 * @example
 * <AtriumProvider atrium={atrium}><App /></AtriumProvider>
 */
export function AtriumProvider(props: { atrium: Atrium; children: ReactNode }) {
  const { atrium, children } = props;
  return (
    <AtriumContext.Provider value={atrium}>
      <SessionProvider session={atrium.session}>{children}</SessionProvider>
    </AtriumContext.Provider>
  );
}

/**
 * What the nearest `AtriumProvider` was given.
 *
 * @throws when there is none.
 * @example
 * const { sdk, tabs, notices } = useAtrium();
 */
export function useAtrium(): Atrium {
  const atrium = useContext(AtriumContext);
  if (atrium === undefined) throw new Error("useAtrium needs an AtriumProvider above it");
  return atrium;
}
