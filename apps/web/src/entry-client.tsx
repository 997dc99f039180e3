import { lazyRouteComponent, RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readAppConfig } from "./app/app-config.ts";
import { completeShell } from "./app/complete-shell.ts";
import { makeRouter } from "./app/router.tsx";
import { reloadOnMissingChunk } from "./app/missing-chunk.ts";
import { limitRouteScripts } from "./app/limit-route-scripts.ts";
import { loadMessages } from "./i18n/index.ts";
import { appIsThere } from "./start/start.ts";

reloadOnMissingChunk(window);
void start();

// Not at the top level: other files import this one's, and would wait for what it waits for.
async function start(): Promise<void> {
  // What the server renders brings its data along under this name; a static shell brings none.
  const rendered = "$_TSR" in window;
  if (!rendered) completeShell(document);
  const config = readAppConfig(document);
  const router = makeRouter({
    config,
    messages: await loadMessages(config.language),
    // Few pages are missing: what says so is loaded with the first one.
    notFoundPage: lazyRouteComponent(() => import("./site/not-found-page.tsx"), "NotFoundPage"),
  });
  limitRouteScripts(Object.values(router.routesById));
  if (!rendered) {
    createRoot(document).render(<RouterProvider router={router} />);
    appIsThere();
    return;
  }
  const matches = router.matchRoutes(router.latestLocation);
  await Promise.all(matches.map(async ({ staticData }) => staticData.beforeHydration?.()));
  startTransition(() => {
    hydrateRoot(document, <HydratedApp router={router} />);
  });
}

/** Tells the page's first script when the app has taken over, with all that the page's effects set up. */
function HydratedApp({ router }: { router: ReturnType<typeof makeRouter> }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      appIsThere();
      // The router has not heard of what was scrolled before it was there.
      document.dispatchEvent(new Event("scroll"));
    });
    return () => clearTimeout(timer);
  }, []);
  return <RouterClient router={router} />;
}
