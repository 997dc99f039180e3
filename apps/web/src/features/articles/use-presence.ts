import { useSessionState } from "@atrium/hooks";
import { useEffect } from "react";
import { articleWriters } from "../../queries/articles.ts";
import { sdk } from "../../shared/api.ts";
import { useQuery } from "../../shared/use-query.ts";

const heartbeatMs = 15_000;

/**
 * Sends heartbeats while the user edits an article in a visible tab.
 *
 * @returns The names of the others who edit it.
 */
export function usePresence(id: string, isWriting: boolean): readonly string[] {
  const isSignedIn = useSessionState((state) => state.status === "ready");
  const isPresent = isWriting && isSignedIn;
  const { data } = useQuery({
    ...articleWriters(id),
    enabled: isPresent,
    // Neither a window in the background nor a hidden tab sends any.
    refetchInterval: heartbeatMs,
    refetchOnWindowFocus: "always",
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isPresent) return;
    const leave = () => {
      // When this is lost, the heartbeat expires on the server.
      sdk.articles.presence({ id, leaves: true }, { silent: true }).catch(() => undefined);
    };
    const leaveWhenHidden = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", leaveWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", leaveWhenHidden);
      leave();
    };
  }, [id, isPresent]);
  return data?.map(({ name }) => name) ?? [];
}
