import type { Plugin } from "vite";

/**
 * Writes what npm installed into the server's handler, as far as it is used and as production needs it: loaded by
 * themselves, packages such as the icons come whole, and cost ten megabytes and a part of the start. A development
 * server loads them by themselves, since it could not run those that are no modules.
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
