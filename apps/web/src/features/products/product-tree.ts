import type { TreeNode } from "@atrium/ui";
import type { Product, ProductOption } from "../../queries/products.ts";

/** The product tree as nodes to choose from. */
export function productNodes(options: readonly ProductOption[]): TreeNode[] {
  return options.map(({ value, label, children = [] }) => ({
    id: value,
    label,
    children: productNodes(children),
  }));
}

/** The possible parents of a record: a category for a series, a series for a product. */
export function parentNodes(
  options: readonly ProductOption[],
  kind: "series" | "product",
): TreeNode[] {
  return options.map(({ value, label, children = [] }) => ({
    id: value,
    label,
    ...(kind === "product" && { disabled: true, children: productNodes(children) }),
  }));
}

/** The kind of what can be placed below each category and series, by their ids. */
export function parentKinds(
  options: readonly ProductOption[],
): ReadonlyMap<string, "series" | "product"> {
  return new Map(
    options.flatMap(({ value, children = [] }) => [
      [value, "series"] as const,
      ...children.map((series) => [series.value, "product"] as const),
    ]),
  );
}

/** Whether there is a possible parent for a record of this kind. */
export function hasRoomFor(options: readonly ProductOption[], kind: "series" | "product"): boolean {
  if (kind === "series") return options.length > 0;
  return options.some(({ children = [] }) => children.length > 0);
}

/** Whether a kind has a parent. */
export function hasParent(kind: Product["kind"]): kind is "series" | "product" {
  return kind !== "category";
}
