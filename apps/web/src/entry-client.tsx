import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readAppConfig } from "./app/app-config.ts";
import { makeRouter } from "./app/router.tsx";
import { reloadOnMissingChunk } from "./app/missing-chunk.ts";
import { loadMessages } from "./messages/index.ts";

reloadOnMissingChunk(window);
const config = readAppConfig(document);
const router = makeRouter({ config, messages: await loadMessages(config.language) });
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
