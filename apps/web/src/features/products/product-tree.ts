import type { Result } from "@atrium/sdk";
import type { TreeNode } from "@atrium/ui";
import type { Product } from "../../queries/products.ts";

type Option = Result<"productsGetCascade">[number];

/** The product tree as nodes to choose from. */
export function productNodes(options: readonly Option[]): TreeNode[] {
  return options.map(({ value, label, children = [] }) => ({
    id: value,
    label,
    children: productNodes(children),
  }));
}

/** The possible parents of a record: a category for a series, a series for a product. */
export function parentNodes(options: readonly Option[], kind: "series" | "product"): TreeNode[] {
  return options.map(({ value, label, children = [] }) => ({
    id: value,
    label,
    ...(kind === "product" && { disabled: true, children: productNodes(children) }),
  }));
}

/** Whether there is a possible parent for a record of this kind. */
export function hasRoomFor(options: readonly Option[], kind: "series" | "product"): boolean {
  if (kind === "series") return options.length > 0;
  return options.some(({ children = [] }) => children.length > 0);
}

/** Whether a kind has a parent. */
export function hasParent(kind: Product["kind"]): kind is "series" | "product" {
  return kind !== "category";
}
