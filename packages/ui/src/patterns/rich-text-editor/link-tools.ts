import { lazyComponent } from "../../lib/lazy-component.ts";
import type { LatePlugins } from "./late-plugins.ts";

/** Makes links of typed and pasted URLs: loaded when somebody is about to write. */
export const linkTools = /* @__PURE__ */ lazyComponent<LatePlugins>(
  async () => (await import("./link-detection.ts")).linkDetection,
);
