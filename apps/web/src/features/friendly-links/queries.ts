import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { quiet } from "../../shared/quiet.ts";

/** A friendly link. */
export type FriendlyLink = Result<"friendlyLinksGet">;

/** The queries and mutations of friendly links. */
export const friendlyLinkQueries = resourceQueries("friendlyLinks", {
  page: quiet((query: Input<"friendlyLinksPage">, options) =>
    sdk.friendlyLinks.page(query, options),
  ),
  detail: quiet((id: string, options) => sdk.friendlyLinks.get(id, options)),
  create: (body: Input<"friendlyLinksSave">) => sdk.friendlyLinks.save(body, { quiet: true }),
  update: (body: Input<"friendlyLinksUpdate">) => sdk.friendlyLinks.update(body, { quiet: true }),
  remove: (id: string) => sdk.friendlyLinks.delete(id, { quiet: true }),
});
