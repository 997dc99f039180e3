import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A friendly link. */
export type FriendlyLink = Result<"friendlyLinksGet">;

/** The queries and mutations of friendly links. */
export const friendlyLinkQueries = defineQueries("friendlyLinks", {
  page: silent((query: Input<"friendlyLinksPage">, options) =>
    sdk.friendlyLinks.page(query, options),
  ),
  detail: silent((id: string, options) => sdk.friendlyLinks.get(id, options)),
  create: (body: Input<"friendlyLinksSave">) => sdk.friendlyLinks.save(body, { silent: true }),
  update: (body: Input<"friendlyLinksUpdate">) => sdk.friendlyLinks.update(body, { silent: true }),
  updateMany: forEachRow((body: Input<"friendlyLinksUpdate">) =>
    sdk.friendlyLinks.update(body, { silent: true }),
  ),
  remove: ({ id, version }: Versioned) =>
    sdk.friendlyLinks.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.friendlyLinks.delete({ id, version }, { silent: true }),
  ),
});
