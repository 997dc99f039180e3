import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { quiet } from "../../shared/quiet.ts";

/** A banner. */
export type Banner = Result<"bannersGet">;

/** The queries and mutations of banners. */
export const bannerQueries = resourceQueries("banners", {
  page: quiet((query: Input<"bannersPage">, options) => sdk.banners.page(query, options)),
  detail: quiet((id: string, options) => sdk.banners.get(id, options)),
  create: (body: Input<"bannersSave">) => sdk.banners.save(body, { quiet: true }),
  update: (body: Input<"bannersUpdate">) => sdk.banners.update(body, { quiet: true }),
  remove: (id: string) => sdk.banners.delete(id, { quiet: true }),
});
