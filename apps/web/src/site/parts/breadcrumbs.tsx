import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Breadcrumb } from "../types.ts";
import { TypeLink } from "./type-link.tsx";

interface BreadcrumbsProps {
  /** Article types on the way. */
  trail?: readonly Breadcrumb[];
  /** Other steps behind them, each a `<li>`. */
  children?: ReactNode;
}

/** The way from the home page to here. */
export function Breadcrumbs({ trail = [], children }: BreadcrumbsProps) {
  const { layout } = useMessages();
  return (
    <nav className="breadcrumbs" aria-label={layout.breadcrumb}>
      <ol>
        <li>
          <Link to="/index">{layout.home}</Link>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.id} lang={langOf(crumb.name)}>
            <TypeLink type={{ ...crumb, redirectUrl: null }} />
          </li>
        ))}
        {children}
      </ol>
    </nav>
  );
}
