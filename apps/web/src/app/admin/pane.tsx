import { matchRoute, resolveNavigation, useNavigation, useSession } from "@atrium/hooks";
import type { TabSnapshot } from "@atrium/hooks/tabs";
import { PanelState } from "@atrium/ui";
import { Activity, memo, Suspense, useMemo, useState } from "react";
import { navigationOf } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { ViewPlaceProvider } from "../../shared/view-location.tsx";
import { forgetView, viewOf } from "../view-registry.ts";
import { FullNotice } from "./full-notice.tsx";
import { pageButtons } from "./page-buttons.ts";
import { PaneBoundary } from "./pane-boundary.tsx";

/** Props of `Pane`. */
interface PaneProps {
  location: TabSnapshot;
  active: boolean;
}

/** One tab's page: kept with all its state while hidden, scrolling by itself. */
export const Pane = memo(function Pane({ location, active }: PaneProps) {
  // Above the boundary: a new try needs a new lazy component, which only a new render from here makes.
  const [attempt, setAttempt] = useState(0);
  // Made once per address, so that showing and hiding does not render the view.
  const page = useMemo(
    () => <Page key={attempt} location={location} onRetry={() => setAttempt((n) => n + 1)} />,
    [location, attempt],
  );
  return (
    <Activity mode={active ? "visible" : "hidden"}>
      <div className="absolute inset-0 overflow-auto" data-pane={location.key}>
        {page}
      </div>
    </Activity>
  );
});

function Page({ location, onRetry }: { location: TabSnapshot; onRetry: () => void }) {
  const session = useSession();
  const menus = useNavigation(navigationOf);
  const { shell, phrases } = useMessages();
  const match = matchRoute(menus.index, location.pathname);
  const place = useMemo(
    () => ({
      location,
      permissionButtons: pageButtons(menus, matchRoute(menus.index, location.pathname)),
    }),
    [location, menus],
  );
  const decision = resolveNavigation({
    href: location.href,
    session: session.get(),
    navigationOf,
  });
  if (decision.kind === "forbidden") {
    const { roles, within } = decision.match.route.meta;
    const names = phrases.several({ names: [...roles, ...(within?.anyOf ?? [])] });
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
