import type { TypeNode } from "./types.ts";

/** The target of an article type: its list, its single page, or its own URL. */
export type TypeAddress =
  | { kind: "list"; code: string }
  | { kind: "single"; code: string }
  | { kind: "link"; url: string };

/** The href of an article type. */
export function typeAddress(type: Pick<TypeNode, "kind" | "code" | "redirectUrl">): TypeAddress {
  if (type.kind === "link" && type.redirectUrl !== null)
    return { kind: "link", url: type.redirectUrl };
  return { kind: type.kind === "single" ? "single" : "list", code: type.code };
}

/** All types of a tree in reading order. */
export function flattenTypes(tree: readonly TypeNode[]): TypeNode[] {
  return tree.flatMap((type) => [type, ...flattenTypes(type.children)]);
}

/** The types that belong in the navigation, at the top of the tree. */
export function navTypes(tree: readonly TypeNode[]): TypeNode[] {
  return tree.filter((type) => type.navVisible);
}
