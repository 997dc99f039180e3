import { useSessionState } from "@atrium/hooks";
import type { TabSnapshot } from "@atrium/hooks/tabs";
import { PanelState } from "@atrium/ui";
import { Activity, memo, Suspense, useMemo, useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { ViewPlaceProvider } from "../../shared/view-location.tsx";
import { forgetView, viewOf } from "../view-registry.ts";
import { findAdminPage, isCurrent, type AdminPage } from "./admin-page.ts";
import { FullNotice } from "./full-notice.tsx";
import { PaneBoundary } from "./pane-boundary.tsx";

interface PaneProps {
  location: TabSnapshot;
  /** The page at that address, while it is shown. */
  shown: AdminPage | undefined;
}

/** The page of one tab. It keeps its state while hidden, and its own scroll position. */
export const Pane = memo(function Pane({ location, shown }: PaneProps) {
  const page = usePage(location, shown);
  // Above the boundary: a new try needs a new lazy component, which only a new render from here makes.
  const [attempt, setAttempt] = useState(0);
  // Created once per URL, so that showing and hiding does not re-render the view.
  const content = useMemo(
    () =>
      page && (
        <Page
          key={attempt}
          location={location}
          page={page}
          onRetry={() => setAttempt((n) => n + 1)}
        />
      ),
    [location, page, attempt],
  );
  return (
    <Activity mode={shown === undefined ? "hidden" : "visible"}>
      <div className="absolute inset-0 overflow-auto" data-pane={location.key}>
        {content}
      </div>
    </Activity>
  );
});

/** The page of the tab's address, the same one until the menus or the roles change. */
function usePage({ pathname }: TabSnapshot, shown: AdminPage | undefined): AdminPage | undefined {
  const session = useSessionState((state) => state);
  const [kept, keep] = useState(shown);
  if (kept?.pathname === pathname && isCurrent(kept, session)) return kept;
  // While a relocated tab waits for its address, the page shown is that of the former one.
  const page = shown?.pathname === pathname ? shown : findAdminPage(pathname, session);
  // A page that is gone keeps what was typed there, out of sight, in case it comes back.
  if (page?.match === undefined && kept?.pathname === pathname) return kept;
  if (page !== kept) keep(page);
  return page;
}

interface PageProps {
  location: TabSnapshot;
  page: AdminPage;
  onRetry: () => void;
}

function Page({ location, page, onRetry }: PageProps) {
  const { shell, phrases } = useMessages();
  const { match, isForbidden, permissionButtons } = page;
  const place = useMemo(() => ({ location, permissionButtons }), [location, permissionButtons]);
  if (isForbidden && match !== undefined) {
    const { roles, within } = match.route.meta;
    const names = phrases.list({ names: [...roles, ...(within?.anyOf ?? [])] });
    return (
      <FullNotice
        kind="forbidden"
        title={shell.forbiddenTitle}
        text={shell.forbiddenText({ roles: names })}
      />
    );
  }
  const name = match?.route.component ?? "";
  const View = viewOf(name);
  if (View === undefined) {
    return (
      <FullNotice
        kind="missing"
        title={shell.viewMissingTitle}
        text={shell.viewMissingText({ component: name })}
      />
    );
  }
  return (
    <ViewPlaceProvider value={place}>
      <PaneBoundary
        onRetry={() => {
          forgetView(name);
          onRetry();
        }}
      >
        <Suspense fallback={<PanelState state={{ status: "loading" }} />}>
          <View />
        </Suspense>
      </PaneBoundary>
    </ViewPlaceProvider>
  );
}
