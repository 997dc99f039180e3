/** What the libraries weigh that the back office is built on, without a line of its own: the floor of its scripts. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const app = join(import.meta.dirname, "../../apps/web");

/** What the shell and a list use of each: what they do not use is left out of the app as well. */
const libraries = {
  "React and its renderer": `export { createRoot, hydrateRoot } from "react-dom/client";
    export * from "react";`,
  "the router, its history and store": `export { createRouter, createFileRoute, getRouteApi, redirect, notFound, isNotFound,
      lazyRouteComponent, Link, Outlet, RouterProvider, useRouter, useRouterState, useMatch, useNavigate, useHydrated
    } from "@tanstack/react-router";
    export { RouterClient } from "@tanstack/react-router/ssr/client";`,
  "React Query": `export { QueryClient, QueryClientProvider, QueryCache, MutationCache, QueryObserver, MutationObserver,
      queryOptions, mutationOptions, keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";`,
  "the SDK": `export { createSdk } from "@atrium/sdk";`,
};

/** Bytes of gzip of the libraries in one file, with each one more. */
export interface LibraryScripts {
  name: string;
  /** With all before it. */
  gzip: number;
}

/** Builds them with the app's bundler and minifier, one more each time: what they share counts once. */
export async function weighLibraries(): Promise<LibraryScripts[]> {
  const weighed: LibraryScripts[] = [];
  let source = "";
  for (const [name, exported] of Object.entries(libraries)) {
    source += `${exported}\n`;
    weighed.push({ name, gzip: await weigh(source) });
  }
  return weighed;
}

async function weigh(source: string): Promise<number> {
  const entry = join(app, "libraries.js");
  const built = await build({
    configFile: false,
    root: app,
    logLevel: "silent",
    resolve: { conditions: ["@atrium/source", "module", "browser", "production"] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
    plugins: [
      {
        name: "libraries",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("The build made no file.");
  // What is loaded later is no part of what they weigh at first.
  return gzipSync(output.output[0].code, { level: 9 }).length;
}
