import type { StaticDataRouteOption } from "@tanstack/react-router";

/** What is known of a matched route. */
interface Match {
  ssr?: boolean | "data-only" | undefined;
  staticData: StaticDataRouteOption;
}

/** Whether a page is one of the back office: of no interest to anybody else, and with scripts that add styles to it. */
export function isShell(matches: readonly Match[]): boolean {
  return matches.some(({ ssr, staticData }) => ssr === false || staticData.isShell === true);
}
