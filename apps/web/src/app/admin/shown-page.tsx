import { useSessionState } from "@atrium/hooks";
import { useMatch } from "@tanstack/react-router";
import { createContext, use, useMemo, type ReactNode } from "react";
import { findAdminPage, isCurrent, type AdminPage } from "./admin-page.ts";

const ShownPageContext = createContext<AdminPage | undefined>(undefined);

/** Provides the page that the guard matched to the shell and the pane; it is matched again when the menus change. */
export function ShownPageProvider({ children }: { children: ReactNode }) {
  const handed = useMatch({
    from: "/_admin/$",
    shouldThrow: false,
    select: ({ context }) => context.page,
  });
  const session = useSessionState((state) => state);
  const page = useMemo(() => {
    if (handed === undefined || isCurrent(handed, session)) return handed;
    return findAdminPage(handed.pathname, session);
  }, [handed, session]);
  return <ShownPageContext value={page}>{children}</ShownPageContext>;
}

/** The page shown; undefined while there is none. */
export function useShownPage(): AdminPage | undefined {
  return use(ShownPageContext);
}
