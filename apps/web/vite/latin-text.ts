import type { Plugin } from "vite";

/**
 * Writes what is not Latin-1 as escapes into the server's bundle: one such character makes the engine keep the whole file with
 * two bytes a character for as long as the server runs.
 */
export function latinText(): Plugin {
  return {
    name: "atrium:latin-text",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle: {
      // The styles come into the chunks late.
      order: "post",
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === "chunk") part.code = part.code.replaceAll(/[^\0-\xff]/g, escape);
        }
      },
    },
  };
}

function escape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
