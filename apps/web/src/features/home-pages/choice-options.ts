import type { ListOption } from "@atrium/ui";
import type { Result } from "@atrium/sdk";

interface Shelf {
  shelf: Result<"siteProductTree">;
  products: Result<"siteProductList">["records"];
}

/** Categories with their series, then products; the code helps to tell them apart. */
export function productOptions({ shelf, products }: Shelf): ListOption[] {
  const groups = shelf.flatMap((category) => [category, ...category.children]);
  return [...groups, ...products].map(({ id, name, code }) => ({
    value: id,
    label: name,
    ...(code === null ? {} : { detail: code }),
  }));
}

type TypeNode = Result<"siteTypeTree">[number];

/** The types that list articles, with those below them. */
export function typeOptions(types: readonly TypeNode[]): ListOption[] {
  return types.flatMap((type) => [
    ...(type.kind === "list" ? [{ value: type.id, label: type.name }] : []),
    ...typeOptions(type.children),
  ]);
}
