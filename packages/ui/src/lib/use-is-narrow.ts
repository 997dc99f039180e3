"use client";

import { useMediaQuery } from "./use-media-query.ts";

const narrowQuery = "(width < 56.25rem)";

/**
 * Whether the screen is narrower than 900 px, where lists are cards and their filters are folded. On the server it is not.
 *
 * @example const foot = useIsNarrow() ? <BottomBar>{action}</BottomBar> : null;
 */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrowQuery);
}
