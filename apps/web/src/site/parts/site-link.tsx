import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isWithinPages } from "../language-places.ts";
import { isPlainClick } from "../../start/plain-click.ts";
import { isSitePage, withBase } from "./is-site-page.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to a URL that staff entered. Links within the site navigate without a reload; files and other sites are left
 * to the browser.
 */
export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const { config } = router.options.context;
  const { pagesPath } = config;
  const address = withBase(href, config);
  const inside = isSitePage(href, config.apiBase) && isWithinPages(address, config);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!inside || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // The router's hrefs start below the path of its pages.
    void router.navigate({ href: address.slice(pagesPath.length - 1) });
  };
  return (
    <a
      {...rest}
      href={address}
      {...(/^https?:/.test(href) ? { rel: "noopener" } : {})}
      onClick={follow}
    />
  );
}
