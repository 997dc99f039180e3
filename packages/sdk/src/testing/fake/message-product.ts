import { shape } from "./shape.ts";
import type { Row, Values } from "./values.ts";

/** A product as messages name it; null once it is deleted. */
export function messageProduct(row: Row | undefined): Values | null {
  return row === undefined ? null : shape({ $ref: "MessageProduct" }, row);
}

/** A product that visitors see; a message is kept without any other. */
export function shownProduct(row: Row | undefined): Values | null {
  const isShown = row?.["kind"] === "product" && row["status"] === "onShelf";
  return isShown ? messageProduct(row) : null;
}
