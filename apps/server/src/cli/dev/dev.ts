/**
 * The program of `pnpm dev`. This file alone is loaded by Node itself; everything else through Vite, which evaluates
 * anew what an edit concerns.
 */
import { enableCompileCache } from "node:module";
import type * as DevelopModule from "./develop.ts";
import { openSources } from "./sources.ts";

// What was compiled once starts faster the next time.
enableCompileCache();

const sources = await openSources();
try {
  // The path names this very module.
  const { develop } = (await sources.load("/src/cli/dev/develop.ts")) as typeof DevelopModule;
  await develop(sources);
} finally {
  await sources.close();
}
