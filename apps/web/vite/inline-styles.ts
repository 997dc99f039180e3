import type { Plugin } from "vite";

/**
 * Makes the router assume that the site's styles are inlined, and Vite that nothing else has to load them: a second copy
 * of the sheet would be matched against every element of the back office. The router's own plugin defines the flag as
 * "false" and would override a `define` in the configuration, so this plugin has to come last.
 */
export function inlineStyles(): Plugin {
  return {
    name: "atrium:inline-styles",
    enforce: "post",
    apply: "build",
    config: () => ({
      define: {
        "process.env.TSS_INLINE_CSS_ENABLED": JSON.stringify("true"),
        "import.meta.env.TSS_INLINE_CSS_ENABLED": JSON.stringify("true"),
      },
    }),
    // After the manifest was made of them, before Vite lists what each dynamic import preloads.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.isEntry) file.viteMetadata?.importedCss.clear();
      }
    },
  };
}
