"use client";

import { createContext, use } from "react";

const PortalContainerContext = createContext<HTMLElement | null>(null);

/** Gives floating parts inside a dialog the dialog itself as their home, so they stay within its focus scope. */
export const PortalContainerProvider = PortalContainerContext;

/** The element floating parts are put into; undefined means the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContainerContext) ?? undefined;
}
