import { useEffect, useState } from "react";

/** What waits for a calm browser comes after so long at the latest, in milliseconds. */
const atMostMs = 1_000;

/** Whether the browser came to rest since the component was shown: then for good, whatever it has to do later. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(begin, atMostMs / 4);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: atMostMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
