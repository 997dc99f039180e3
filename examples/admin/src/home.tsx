import { sessionContent, useSessionState } from "@atrium/hooks";
import { Redirect } from "wouter";
import { navigationOf } from "./atrium.ts";
import { LoadFailed, Loading } from "./guard.tsx";
import { views } from "./views.ts";

/** The first page of the user's menus that has a view here. */
export function Home() {
  const state = useSessionState((now) => now);
  const content = sessionContent(state);
  if (state.status === "failed") return <LoadFailed />;
  if (state.status === "tokenOnly") return <Loading />;
  if (content === undefined) return <Redirect to="/login" replace />;
  const { pages } = navigationOf(content.menus);
  const first = pages.find(({ component }) => component !== undefined && component in views);
  if (first?.path === undefined) return <p>You have no permission for any page.</p>;
  return <Redirect to={first.path} replace />;
}
