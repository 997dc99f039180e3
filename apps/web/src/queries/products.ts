import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { forEachRow, inChunks, type Batch, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import type { GroupChange } from "./group-change.ts";
import { silent } from "./silent.ts";

/** A category, a series or a product with all its fields. */
export type Product = Result<"productsGet">;

/** One of them as lists show it. */
export type ProductRow = Result<"productsPage">["records"][number];

/** A category, a series or a product to choose from, with what is below it. */
export type ProductOption = Result<"productsGetCascade">[number];

type Body = Required<Input<"productsSave">>;

/** What of it can be edited; its kind is fixed from the start. */
export type ProductFields = Omit<Body, "kind" | "specs" | "variants" | "translationGroupId"> & {
  specs: SpecFields[];
  variants: (Required<Omit<Body["variants"][number], "specs">> & { specs: SpecFields[] })[];
};

type SpecFields = Required<Body["specs"][number]>;

/** The queries and mutations of products. */
export const productQueries = defineQueries("products", {
  page: silent((query: Input<"productsPage">, options) => sdk.products.page(query, options)),
  detail: silent((id: string, options) => sdk.products.get({ id }, options)),
  create: (body: Input<"productsSave">) => sdk.products.save(body, { silent: true }),
  update: (body: Input<"productsUpdate">) => sdk.products.update(body, { silent: true }),
  joinTranslations: async ({ id, translationGroupId }: GroupChange) => {
    const { version } = await sdk.products.get({ id }, { silent: true });
    return sdk.products.update({ id, version, translationGroupId }, { silent: true });
  },
  updateMany: forEachRow((body: Input<"productsUpdate">) =>
    sdk.products.update(body, { silent: true }),
  ),
  remove: ({ id, version }: Versioned) => sdk.products.delete({ id, version }, { silent: true }),
  removeMany: (batch: Batch<Versioned>) =>
    inChunks(batch, (records) => sdk.products.deleteBatch({ records }, { silent: true })),
});

/** The tree of categories and series. */
export const productTree = queryOptions({
  queryKey: productQueries.keys.list("tree"),
  queryFn: ({ signal }) => sdk.products.getCascade({ toKind: "series" }, { signal, silent: true }),
});
