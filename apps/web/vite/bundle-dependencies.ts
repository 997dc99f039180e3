import type { Plugin } from "vite";

/**
 * Bundles npm dependencies into the server's handler, tree-shaken and for production: loaded unbundled, packages such
 * as the icons cost ten megabytes and startup time. The development server loads them unbundled, since it cannot run
 * CommonJS packages otherwise.
 */
export function bundleDependencies(): Plugin {
  return {
    name: "atrium:bundle-dependencies",
    apply: "build",
    config: () => ({
      environments: {
        ssr: {
          define: { "process.env.NODE_ENV": JSON.stringify("production") },
          resolve: { noExternal: true },
        },
      },
    }),
  };
}
