import type { Product } from "../../queries/products.ts";

/** The paths of the product pages. */
export const productPaths = {
  list: "/products",
  edit: (id: string) => `/products/edit/${encodeURIComponent(id)}`,
  create: (kind: Product["kind"], parentId?: string) =>
    `/products/new?${new URLSearchParams({ kind, ...(parentId !== undefined && { parentId }) })}`,
};
