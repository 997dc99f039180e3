import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { productPaths } from "./product-paths.ts";

/** Shown when there is no possible parent: a link to create one. */
export function NoParent({ kind }: { kind: "series" | "product" }) {
  const { products: messages } = useMessages();
  const isSeries = kind === "series";
  return (
    <>
      {isSeries ? messages.noCategory : messages.noSeries}{" "}
      <AdminLink look="text" to={productPaths.create(isSeries ? "category" : "series")}>
        {isSeries ? messages.makeCategory : messages.makeSeries}
      </AdminLink>
    </>
  );
}
