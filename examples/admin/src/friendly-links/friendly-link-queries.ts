import { resourceQueries } from "@atrium/hooks/resource";
import type { components } from "@atrium/sdk";
import { sdk } from "../atrium.ts";

export type FriendlyLink = components["schemas"]["FriendlyLink"];

/** The fields of a link that can be edited. */
export interface LinkFields {
  readonly name: string;
  readonly url: string;
  readonly logo: string | null;
}

/** The friendly links' calls as queries and mutations that keep each other fresh. */
export const friendlyLinkQueries = resourceQueries("friendlyLinks", {
  page: sdk.friendlyLinks.page,
  create: sdk.friendlyLinks.save,
  update: sdk.friendlyLinks.update,
  remove: sdk.friendlyLinks.delete,
});
