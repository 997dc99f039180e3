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

/** Where a record may stand: a series in a category, a product in a series. */
export function parentNodes(options: readonly Option[], kind: "series" | "product"): TreeNode[] {
  return options.map(({ value, label, children = [] }) => ({
    id: value,
    label,
    ...(kind === "product" && { disabled: true, children: productNodes(children) }),
  }));
}

/** Whether there is anything a record of this kind could stand in. */
export function hasRoomFor(options: readonly Option[], kind: "series" | "product"): boolean {
  if (kind === "series") return options.length > 0;
  return options.some(({ children = [] }) => children.length > 0);
}

/** Whether a kind stands in another one. */
export function hasParent(kind: Product["kind"]): kind is "series" | "product" {
  return kind !== "category";
}
