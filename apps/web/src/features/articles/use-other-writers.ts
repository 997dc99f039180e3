import { useSessionState } from "@atrium/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { articleWriters } from "../../queries/articles.ts";
import { sdk } from "../../shared/api.ts";

const everyMs = 15_000;

/** Says every while that the user writes an article, as long as it is in view; tells who else does, by name. */
export function useOtherWriters(id: string, isWriting: boolean): readonly string[] {
  const isSignedIn = useSessionState((state) => state.status === "ready");
  const says = isWriting && isSignedIn;
  const { data } = useQuery({
    ...articleWriters(id),
    enabled: says,
    // Neither a window in the background nor a hidden tab asks.
    refetchInterval: everyMs,
    refetchOnWindowFocus: "always",
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!says) return;
    const leave = () => {
      // Whoever leaves without getting it said is forgotten after a while.
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
  }, [id, says]);
  return data?.map(({ name }) => name) ?? [];
}
