import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import type { Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** Filters, order, page size and columns of a list under a name. */
export type SavedView = Result<"savedViewsList">[number];

/** A list that views can be saved of. */
export type ListName = SavedView["list"];

/** The queries and mutations of saved views. */
export const savedViewQueries = defineQueries("savedViews", {
  list: silent((query: Input<"savedViewsList">, options) => sdk.savedViews.list(query, options)),
  create: (body: Input<"savedViewsSave">) => sdk.savedViews.save(body, { silent: true }),
  update: (body: Input<"savedViewsUpdate">) => sdk.savedViews.update(body, { silent: true }),
  setDefault: (body: Input<"savedViewsSetDefault">) => sdk.savedViews.setDefault(body),
  remove: ({ id, version }: Versioned) => sdk.savedViews.delete({ id, version }, { silent: true }),
});
