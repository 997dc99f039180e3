import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A quick link. */
export type QuickLink = Result<"quickLinksGet">;

/** The queries and mutations of quick links. */
export const quickLinkQueries = defineQueries("quickLinks", {
  page: silent((query: Input<"quickLinksPage">, options) => sdk.quickLinks.page(query, options)),
  detail: silent((id: string, options) => sdk.quickLinks.get(id, options)),
  create: (body: Input<"quickLinksSave">) => sdk.quickLinks.save(body, { silent: true }),
  update: (body: Input<"quickLinksUpdate">) => sdk.quickLinks.update(body, { silent: true }),
  updateMany: forEachRow((body: Input<"quickLinksUpdate">) =>
    sdk.quickLinks.update(body, { silent: true }),
  ),
  remove: ({ id, version }: Versioned) => sdk.quickLinks.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.quickLinks.delete({ id, version }, { silent: true }),
  ),
});
