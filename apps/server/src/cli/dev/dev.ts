/**
 * The entry point of `pnpm dev`. Node itself loads only this file; Vite loads everything else, and evaluates again what
 * an edit affects.
 */
import { enableCompileCache } from "node:module";
import type * as DevelopModule from "./develop.ts";
import { openSources } from "./sources.ts";

// Compiled code starts faster the next time.
enableCompileCache();

const sources = await openSources();
try {
  // The path names this very module.
  const { develop } = (await sources.load("/src/cli/dev/develop.ts")) as typeof DevelopModule;
  await develop(sources);
} finally {
  await sources.close();
}
