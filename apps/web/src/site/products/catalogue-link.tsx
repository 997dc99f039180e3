import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { Chrome } from "../loaders/chrome.ts";
import { catalogueCode } from "./catalogue-path.ts";

interface CatalogueLinkProps extends Pick<
  ComponentProps<"a">,
  "children" | "className" | "rel" | "lang" | "aria-current" | "aria-label"
> {
  /** Links to a category or series by its code or id. */
  within?: string | undefined;
  /** Links to a product by its code or id. */
  id?: string;
  pageNo?: number | undefined;
}

/** A link to the catalogue, to a part of it, or to a product. */
export function CatalogueLink({ within, id, pageNo, ...rest }: CatalogueLinkProps) {
  return (
    <Link
      to="/other-detail"
      search={{ type: catalogueCode, within, id, pageNo }}
      // The whole catalogue is not the current page where a part of it is.
      activeOptions={{ exact: true }}
      {...rest}
    />
  );
}

/** The catalogue among the sections of the site; nothing while nothing is on the shelf. */
export function CatalogueItem({ chrome }: { chrome: Chrome }) {
  const messages = useMessages().products;
  if (!chrome.hasProducts) return null;
  return (
    <li>
      <Link
        to="/other-detail"
        search={{ type: catalogueCode }}
        activeProps={{ "aria-current": "page" }}
      >
        {messages.title}
      </Link>
    </li>
  );
}
