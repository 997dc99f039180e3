/** The allowed imports: openapi → sdk → hooks → web, ui → web, openapi → server. */

const forbid = (name, from, to, comment) => ({ name, severity: "error", from, to, comment });

const onlyFrom = (name, path, allowed) =>
  forbid(
    `${name}-imports`,
    { path: `^${path}/` },
    { path: "^(openapi|packages|apps|examples|e2e|bench)/", pathNot: [`^${path}/`, ...allowed] },
    `${name} may import nothing of the workspace but ${allowed.join(", ") || "itself"}`,
  );

/** The server's layers, lowest first: each imports only itself and the layers before it. Tests go through the top. */
const serverLayers = [
  ["src/generated"],
  ["src/kernel"],
  ["src/db"],
  ["src/auth"],
  ["src/content"],
  ["src/modules"],
  ["src/seed", "src/import", "src/backup", "demo"],
  ["src/http"],
  ["src/web"],
  ["src/app.ts", "src/services.ts", "src/storage.ts"],
  ["src/cli", "src/atrium.ts"],
];

const inServer = (paths) => `^apps/server/(${paths.join("|").replaceAll(".", "\\.")})(/|$)`;

const layerRules = serverLayers.map((layer, index) =>
  forbid(
    `server-${layer[0].replace("src/", "")}-imports-downwards`,
    { path: inServer(layer), pathNot: "\\.test\\.ts$" },
    { path: "^apps/server/", pathNot: inServer(serverLayers.slice(0, index + 1).flat()) },
    `${layer.join(", ")} may import of the server what lies below: see apps/server/README.md`,
  ),
);

export default {
  rules: {
    forbidden: [
      forbid(
        "no-cycles",
        {},
        { circular: true },
        "a cycle hides who depends on whom, also one of types alone",
      ),
      forbid(
        "resolvable",
        // Its test installs it.
        { pathNot: "^examples/next/" },
        { couldNotResolve: true, pathNot: "^virtual:" },
        "every import must resolve",
      ),
      onlyFrom("openapi", "openapi", []),
      onlyFrom("sdk", "packages/sdk", []),
      onlyFrom("hooks", "packages/hooks", ["^packages/sdk/"]),
      onlyFrom("ui", "packages/ui", []),
      onlyFrom("web", "apps/web", ["^packages/(sdk|hooks|ui)/"]),
      onlyFrom("server", "apps/server", [
        "^openapi/",
        "^apps/web/(dist|src/ssr-contract|vite\\.config)",
      ]),
      ...layerRules,
      forbid(
        "server-content-is-pure",
        { path: "^apps/server/src/content/", pathNot: "\\.test\\.ts$" },
        { path: "^apps/server/src/(db|auth)/|node_modules/(fastify|drizzle-orm)/" },
        "what content is made of knows neither database nor accounts",
      ),
      forbid(
        "server-modules-know-no-http",
        { path: "^apps/server/src/(db|auth|modules)/", pathNot: "\\.test\\.ts$" },
        { path: "node_modules/(fastify|@fastify)/" },
        "a handler takes input and gives a result, whatever carries them",
      ),
      onlyFrom("examples/admin", "examples/admin", ["^packages/(sdk|hooks)/"]),
      onlyFrom("examples/starter", "examples/starter", ["^packages/(sdk|hooks)/"]),
      onlyFrom("examples/next", "examples/next", ["^packages/(sdk|hooks|ui)/"]),
      onlyFrom("examples/notice-board", "examples/notice-board", ["^packages/sdk/"]),
      forbid(
        "bench-is-no-part",
        { pathNot: "^bench/" },
        { path: "^bench/" },
        "bench measures the product; nothing of the product needs it",
      ),
      forbid(
        "headless-sdk",
        { path: "^packages/sdk/src", pathNot: "\\.test\\.ts$" },
        { path: "node_modules", pathNot: "node_modules/openapi-(fetch|typescript-helpers)" },
        "the SDK needs openapi-fetch and nothing else",
      ),
      forbid(
        "headless-hooks",
        { path: "^packages/hooks/src", pathNot: "\\.test\\.tsx?$|/_[^/]+$" },
        {
          path: "node_modules",
          pathNot: "node_modules/(react|@types/react|@tanstack/(react-query|query-core))/",
        },
        "the hooks need React and React Query and nothing else",
      ),
      forbid(
        "react-query-is-optional",
        { path: "^packages/hooks/src/(?!resource/)", pathNot: "\\.test(-d)?\\.tsx?$|/_[^/]+$" },
        { path: "node_modules/@tanstack/|^packages/hooks/src/resource/" },
        "only @atrium/hooks/resource needs React Query, so only it may import it, types included",
      ),
      forbid(
        "ui-has-no-data",
        { path: "^packages/ui/src" },
        { path: "node_modules/(@tanstack/|openapi-fetch)" },
        "the UI kit fetches nothing and knows no router",
      ),
      forbid(
        "ui-without-editor",
        {
          path: "^packages/ui/src/",
          pathNot: "^packages/ui/src/(patterns/rich-text-editor/|readme\\.test)",
        },
        {
          path: "^packages/ui/src/patterns/rich-text-editor/|node_modules/(@tiptap|prosemirror-)",
          pathNot: "/rich-text-(messages|zh-cn)\\.ts$",
        },
        "who writes no rich text loads no editor",
      ),
      forbid(
        "features-stand-alone",
        { path: "^apps/web/src/features/([^/]+)/" },
        { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
        "a feature never imports another one",
      ),
      forbid(
        "features-below-app",
        { path: "^apps/web/src/(features|shared)/" },
        { path: "^apps/web/src/(app|routes)/" },
        "features and shared code know nothing of the app around them",
      ),
      forbid(
        "shared-below-features",
        { path: "^apps/web/src/shared/" },
        { path: "^apps/web/src/features/" },
        "shared code knows no feature",
      ),
      forbid(
        "queries-below-features",
        { path: "^apps/web/src/queries/" },
        { path: "^apps/web/src/", pathNot: "^apps/web/src/(generated/|queries/|shared/api\\.ts$)" },
        "queries know the wiring of the SDK, what is generated from the contract and each other, and none of the screens that show them",
      ),
      forbid(
        "public-site-stays-light",
        { path: "^apps/web/src/site/" },
        {
          path: "^apps/web/src/(features|queries|shared)/|^packages/hooks/|node_modules/@tanstack/react-query",
        },
        "public pages load neither the hooks, nor React Query, nor the back office",
      ),
    ],
  },
  cruise: {
    tsPreCompilationDeps: true,
    // What is built here is left out; what others built is what imports of packages lead to.
    exclude: {
      path: ["^(?!.*node_modules/).*/dist/", "/\\.atrium/", "\\.gen\\.ts$", "^bench/.*/generated/"],
    },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@atrium/source", "import", "require", "node", "default", "types"],
    },
  },
};
