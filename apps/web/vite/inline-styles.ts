import type { Plugin } from "vite";

/**
 * Makes the router assume that the site's styles are inlined. The router's own plugin defines the flag as "false" and would
 * override a `define` in the configuration, so this plugin has to come last.
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
  };
}
