import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isPlainClick, isSitePage } from "./is-site-page.ts";

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to an address that staff typed in. Those within the site change the page without loading it anew; files and
 * other sites are left to the browser.
 */
export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const { basePath, apiBase } = router.options.context.config;
  const inside = isSitePage(href, apiBase);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!inside || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a
      {...rest}
      href={inside ? `${basePath}${href.slice(1)}` : href}
      {...(/^https?:/.test(href) ? { rel: "noopener" } : {})}
      onClick={follow}
    />
  );
}
