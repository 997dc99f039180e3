import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { quiet } from "../../shared/quiet.ts";

/** A quick link. */
export type QuickLink = Result<"quickLinksGet">;

/** The queries and mutations of quick links. */
export const quickLinkQueries = resourceQueries("quickLinks", {
  page: quiet((query: Input<"quickLinksPage">, options) => sdk.quickLinks.page(query, options)),
  detail: quiet((id: string, options) => sdk.quickLinks.get(id, options)),
  create: (body: Input<"quickLinksSave">) => sdk.quickLinks.save(body, { quiet: true }),
  update: (body: Input<"quickLinksUpdate">) => sdk.quickLinks.update(body, { quiet: true }),
  remove: (id: string) => sdk.quickLinks.delete(id, { quiet: true }),
});
