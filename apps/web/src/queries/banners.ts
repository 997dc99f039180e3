import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { forEachRow, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A banner. */
export type Banner = Result<"bannersGet">;

/** The queries and mutations of banners. */
export const bannerQueries = defineQueries("banners", {
  page: silent((query: Input<"bannersPage">, options) => sdk.banners.page(query, options)),
  detail: silent((id: string, options) => sdk.banners.get(id, options)),
  create: (body: Input<"bannersSave">) => sdk.banners.save(body, { silent: true }),
  update: (body: Input<"bannersUpdate">) => sdk.banners.update(body, { silent: true }),
  updateMany: forEachRow((body: Input<"bannersUpdate">) =>
    sdk.banners.update(body, { silent: true }),
  ),
  remove: ({ id, version }: Versioned) => sdk.banners.delete({ id, version }, { silent: true }),
  removeMany: forEachRow(({ id, version }: Versioned) =>
    sdk.banners.delete({ id, version }, { silent: true }),
  ),
});
