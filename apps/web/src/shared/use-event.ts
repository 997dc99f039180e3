import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same while what it does follows the last render. Call it in effects and events only. */
export function useEvent<Args extends readonly unknown[], Output>(
  handler: (...args: Args) => Output,
): (...args: Args) => Output {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
