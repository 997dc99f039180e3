import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { typeAddress } from "../type-address.ts";
import type { TypeNode } from "../types.ts";
import { SiteLink } from "./site-link.tsx";

interface TypeLinkProps {
  type: Pick<TypeNode, "kind" | "code" | "redirectUrl" | "name">;
  /** Shown instead of the type's name. */
  children?: ReactNode;
}

/** A link to an article type's page, marked as current when it is shown. */
export function TypeLink({ type, children = type.name }: TypeLinkProps) {
  const address = typeAddress(type);
  if (address.kind === "link") {
    return <SiteLink href={address.url}>{children}</SiteLink>;
  }
  return (
    <Link
      to={address.kind === "list" ? "/article-list" : "/other-detail"}
      search={{ type: address.code }}
      activeProps={{ "aria-current": "page" }}
    >
      {children}
    </Link>
  );
}
