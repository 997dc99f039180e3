import { useMessages } from "../../shared/messages.ts";
import { OfficeLink } from "../../shared/office-link.tsx";
import { productPaths } from "./product-paths.ts";

/** Under a choice of what a record stands in while there is nothing to stand in: the way to make it. */
export function NoParent({ kind }: { kind: "series" | "product" }) {
  const { products: words } = useMessages();
  const isSeries = kind === "series";
  return (
    <>
      {isSeries ? words.noCategory : words.noSeries}{" "}
      <OfficeLink look="text" to={productPaths.create(isSeries ? "category" : "series")}>
        {isSeries ? words.makeCategory : words.makeSeries}
      </OfficeLink>
    </>
  );
}
