import { textParam } from "../../app/search-params.ts";

/** The search params of a preview. */
export interface PreviewSearch {
  /** The token of a preview link. The frame in the editor has none. */
  token?: string | undefined;
}

/** Parses the search params of a preview. */
export function readPreviewSearch(search: Record<string, unknown>): PreviewSearch {
  return { token: textParam(search["token"]) };
}
