import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { separateBundles } from "./vite/separate-bundles.ts";
import { inlineStyles } from "./vite/inline-styles.ts";
import { adminGroups } from "./vite/admin-groups.ts";
import { latinText } from "./vite/latin-text.ts";
import { missingPreloads } from "./vite/missing-preloads.ts";
import { plainIcons } from "./vite/plain-icons.ts";
import { precompress } from "./vite/precompress.ts";
import { publicGroups } from "./vite/public-groups.ts";
import { ssrManifest } from "./vite/ssr-manifest.ts";
import { splitMessages } from "./vite/split-messages.ts";
import { bundleDependencies } from "./vite/bundle-dependencies.ts";

/** Builds the pages for the browser and, from the same routes, the handler that renders them on the server. */
export default defineConfig({
  root: import.meta.dirname,
  // The place the site is served from is a setting, so everything refers to everything else relatively.
  base: "./",
  appType: "custom",
  cacheDir: "node_modules/.vite",
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      routeFileIgnorePattern: "\\.test\\.",
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
      autoCodeSplitting: true,
      // A page that the server rendered has its data: what loads another one's comes when somebody goes there.
      codeSplittingOptions: {
        defaultBehavior: [["component"], ["errorComponent"], ["notFoundComponent"], ["loader"]],
      },
    }),
    react(),
    tailwindcss(),
    splitMessages(),
    missingPreloads(),
    plainIcons(),
    separateBundles(),
    ssrManifest(),
    precompress(),
    inlineStyles(),
    bundleDependencies(),
    latinText(),
  ],
  environments: {
    client: {
      resolve: { conditions: ["@atrium/source", ...defaultClientConditions] },
      build: {
        outDir: "dist/client",
        emptyOutDir: true,
        // The policy of the pages allows no data: scripts, and a hashed file is cached for good.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { frame: "src/entry-client.tsx" },
          output: { codeSplitting: { groups: [...publicGroups, ...adminGroups] } },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ["@atrium/source", ...defaultServerConditions],
        // The workspace's packages are sources.
        noExternal: [/^@atrium\//],
      },
      build: {
        outDir: "dist/server",
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: { "entry-server": "src/entry-server.tsx" } },
      },
    },
  },
  builder: {
    // The server's bundle holds the manifest of the client's, so the client comes first.
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client !== undefined) await builder.build(client);
      if (ssr !== undefined) await builder.build(ssr);
    },
  },
});
