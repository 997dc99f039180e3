import type { RouteMatch } from "@atrium/hooks";
import { useAtrium, useGuard, usePageTab } from "@atrium/hooks/atrium";
import { Navigate, useLocation } from "react-router";
import { Home } from "./home.tsx";
import { Layout } from "./layout.tsx";
import { views } from "./views.ts";

/** Shows the page of the address, if the guard allows it. */
export function BackOffice() {
  const { pathname, search, hash } = useLocation();
  const href = pathname + search + hash;
  const decision = useGuard(href);
  switch (decision.kind) {
    case "loading":
      return <p>Loading…</p>;
    case "redirect":
      return <Navigate to={decision.to} replace />;
    case "load-failed":
      return <LoadFailed />;
    case "not-found":
      return <Layout>There is no such page.</Layout>;
    case "forbidden":
      return <Layout>You need another role for this page.</Layout>;
    case "allow":
      return (
        <Layout>
          {decision.match === undefined ? <Home /> : <Page href={href} match={decision.match} />}
        </Layout>
      );
  }
}

/** The view that the page's menu names, in a tab. */
function Page({ href, match }: { href: string; match: RouteMatch }) {
  const tab = usePageTab(href, match);
  const { component = "" } = match.route;
  const View = views[component];
  if (View === undefined) return <p>No view is called “{component}” yet: add it to views.ts.</p>;
  return <View key={`${tab?.key} ${tab?.generation}`} />;
}

function LoadFailed() {
  const { session } = useAtrium();
  return (
    <p role="alert">
      The back office could not be loaded.{" "}
      <button onClick={() => void session.load().catch(() => undefined)}>Try again</button>{" "}
      <button onClick={() => void session.signOut()}>Sign out</button>
    </p>
  );
}
