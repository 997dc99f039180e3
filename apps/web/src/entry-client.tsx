import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readAppConfig } from "./app/app-config.ts";
import { makeRouter } from "./app/router.tsx";
import { reloadOnMissingChunk } from "./app/missing-chunk.ts";

reloadOnMissingChunk(window);
const router = makeRouter({ config: readAppConfig(document) });
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
