import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Does for a client-side navigation what the browser does for a page it loads: the title is announced, and the focus
 * moves to the main heading, or to the target of the URL's hash. Outside the public pages it does nothing.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(() => {
    let shown = pageOf(router);
    return router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
      const page = pageOf(router);
      if (page === shown) return;
      shown = page;
      // Looking for what is not there would go through every open tab of the back office.
      if (isAdmin(router)) return;
      const heading = document.querySelector<HTMLElement>(".site main h1");
      if (heading === null) return;
      const isTyping = document.activeElement?.matches(".site main :is(input, textarea)") ?? false;
      // The search field keeps the focus while its results change, and they announce themselves.
      if (isTyping && !pathChanged) return;
      setTitle(document.title);
      if (!isTyping) {
        focusWithoutScrolling(document.getElementById(toLocation.hash) ?? heading);
      }
    });
  }, [router]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** Identifies what is shown: a reply to a comment or a hash is no other page, a failure of the same page is one. */
function pageOf(router: AnyRouter): string {
  const match = router.stores.matches.get().at(-1);
  return `${match?.id} ${match?.status}`;
}

function isAdmin(router: AnyRouter): boolean {
  return router.stores.matches.get().some(({ ssr }) => ssr === false);
}

function focusWithoutScrolling(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  // The router restores the scroll position.
  element.focus({ preventScroll: true });
}
