import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readAppConfig } from "./app/app-config.ts";
import { completeShell } from "./app/complete-shell.ts";
import { makeRouter } from "./app/router.tsx";
import { reloadOnMissingChunk } from "./app/missing-chunk.ts";
import { limitRouteScripts } from "./app/script-timeout.ts";
import { loadMessages } from "./i18n/index.ts";
import { appIsThere } from "./start/start.ts";

reloadOnMissingChunk(window);
// What the server renders brings its data along under this name; a static shell brings none.
const rendered = "$_TSR" in window;
if (!rendered) completeShell(document);
const config = readAppConfig(document);
const router = makeRouter({ config, messages: await loadMessages(config.language) });
limitRouteScripts(Object.values(router.routesById));
if (rendered) {
  startTransition(() => {
    hydrateRoot(document, <HydratedApp />);
  });
} else {
  createRoot(document).render(<RouterProvider router={router} />);
  appIsThere();
}

/** Tells the page's first script when the app has taken over, with all that the page's effects set up. */
function HydratedApp() {
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
