import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Fetches the frame of the back office while somebody signs in. */
export function useAdminAhead(): void {
  const router = useRouter();
  useEffect(() => {
    const { "/_admin": layout, "/_admin/$": page } = router.routesById;
    // It is fetched again when it is needed, and then a failure is shown.
    const fetchAhead = () =>
      void Promise.all([router.loadRouteChunk(layout), router.loadRouteChunk(page)]).catch(
        () => undefined,
      );
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(fetchAhead, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAhead);
    return () => cancelIdleCallback(handle);
  }, [router]);
}
