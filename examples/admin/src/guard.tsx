import { resolveNavigation, useSessionState, type RouteMatch } from "@atrium/hooks";
import { Redirect, useLocation, useSearch } from "wouter";
import { navigationOf, publicPaths, session } from "./atrium.ts";
import { Layout } from "./layout.tsx";
import { Page } from "./page.tsx";

/** Shows the page of the address, if the hooks' guard lets it. */
export function Guard() {
  const state = useSessionState((now) => now);
  const href = useHref();
  const decision = resolveNavigation({ href, session: state, navigationOf, publicPaths });
  switch (decision.kind) {
    case "load-session":
      return state.status === "failed" ? <LoadFailed /> : <Loading />;
    case "redirect":
      return <Redirect to={withReturn(decision.to, decision.redirectUrl)} replace />;
    case "not-found":
      return <Redirect to="/404" replace />;
    case "forbidden":
      return (
        <Layout>
          <p role="alert">You need another role for this page.</p>
        </Layout>
      );
    case "allow":
      return <Allowed href={href} match={decision.match} />;
  }
}

/** Path and query of the page. */
export function useHref(): string {
  const [pathname] = useLocation();
  const search = useSearch();
  return search === "" ? pathname : `${pathname}?${search}`;
}

/** Shown while the session's provider loads it. */
export function Loading() {
  return <p>Loading…</p>;
}

/** Shown when the session could not be loaded. */
export function LoadFailed() {
  return (
    <p role="alert">
      The admin could not be loaded.{" "}
      <button type="button" onClick={retry}>
        Try again
      </button>{" "}
      <button type="button" onClick={() => void session.signOut()}>
        Sign out
      </button>
    </p>
  );
}

/** A failure is a state of the session, which has shown it. */
function retry(): void {
  session.load().catch(() => undefined);
}

function Allowed({ href, match }: { href: string; match: RouteMatch | undefined }) {
  return (
    <Layout>
      {match === undefined ? <p>Nothing here.</p> : <Page href={href} match={match} />}
    </Layout>
  );
}

function withReturn(to: string, redirectUrl: string | undefined): string {
  return redirectUrl === undefined ? to : `${to}?${new URLSearchParams({ redirectUrl })}`;
}
