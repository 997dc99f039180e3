import { useSessionState } from "@atrium/hooks";
import { useMatch } from "@tanstack/react-router";
import { createContext, use, useMemo, type ReactNode } from "react";
import { findAdminPage, isCurrent, type AdminPage } from "./admin-page.ts";

const ShownPageContext = createContext<AdminPage | undefined>(undefined);

/** Hands the page that the guard found down to the frame and the pane; it is found anew when the menus change. */
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
