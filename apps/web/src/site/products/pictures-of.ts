import type { PublicProduct } from "../types.ts";

/** URLs of a product's pictures, its cover first, without duplicates. */
export function picturesOf({ cover, images }: Pick<PublicProduct, "cover" | "images">): string[] {
  const others = images?.split(";").map((url) => url.trim()) ?? [];
  return [...new Set([cover ?? "", ...others])].filter(Boolean);
}
