import type { Product } from "../../queries/products.ts";

interface TranslationSearch {
  translates: string;
  language: string;
  parentId: string | undefined;
}

/** The paths of the product pages. */
export const productPaths = {
  list: "/products",
  edit: (id: string) => `/products/edit/${encodeURIComponent(id)}`,
  /** The form with the record's history over it. */
  history: (id: string) => `${productPaths.edit(id)}?${new URLSearchParams({ history: id })}`,
  create: (kind: Product["kind"], parentId?: string) =>
    `/products/new?${new URLSearchParams({ kind, ...(parentId !== undefined && { parentId }) })}`,
  /** A new record that is a translation. */
  translate: (kind: Product["kind"], { parentId, ...search }: TranslationSearch) =>
    `${productPaths.create(kind, parentId)}&${new URLSearchParams({ ...search })}`,
};
